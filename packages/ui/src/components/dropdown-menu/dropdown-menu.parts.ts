export {
  DropdownMenuContent as Content,
  DropdownMenuRoot as Root,
  DropdownMenuTrigger as Trigger,
} from './dropdown-menu.tsx';
export {
  MenuCheckboxItem as CheckboxItem,
  MenuGroup as Group,
  MenuItem as Item,
  MenuLabel as Label,
  MenuRadioGroup as RadioGroup,
  MenuRadioItem as RadioItem,
  MenuSeparator as Separator,
  MenuSub as Sub,
  MenuSubContent as SubContent,
  MenuSubTrigger as SubTrigger,
} from './menu-parts.tsx';
