export {
  MenuCheckboxItem as CheckboxItem,
  MenuGroup as Group,
  MenuItem as Item,
  MenuLabel as Label,
  MenuPortal as Portal,
  MenuRadioGroup as RadioGroup,
  MenuRadioItem as RadioItem,
  MenuSeparator as Separator,
  MenuSub as Sub,
  MenuSubContent as SubContent,
  MenuSubTrigger as SubTrigger,
} from './menu-parts.tsx';
