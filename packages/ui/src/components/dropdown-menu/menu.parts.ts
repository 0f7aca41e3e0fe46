export {
  MenuCheckboxItem as CheckboxItem,
  MenuRadioGroup as RadioGroup,
  MenuRadioItem as RadioItem,
} from './menu-choice-items.tsx';
export {
  MenuGroup as Group,
  MenuItem as Item,
  MenuLabel as Label,
  MenuSeparator as Separator,
  MenuSub as Sub,
  MenuSubContent as SubContent,
  MenuSubTrigger as SubTrigger,
} from './menu-parts.tsx';
