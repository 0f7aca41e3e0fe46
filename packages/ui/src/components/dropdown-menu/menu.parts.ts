export {
  MenuCheckboxItem as CheckboxItem,
  MenuGroup as Group,
  MenuItem as Item,
  MenuSeparator as Separator,
  MenuSub as Sub,
  MenuSubContent as SubContent,
  MenuSubTrigger as SubTrigger,
} from './menu-parts.tsx';
