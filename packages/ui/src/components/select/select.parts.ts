export {
  SelectArrow as Arrow,
  SelectContent as Content,
  SelectGroup as Group,
  SelectItem as Item,
  SelectLabel as Label,
  SelectPortal as Portal,
  SelectRoot as Root,
  SelectSeparator as Separator,
  SelectTrigger as Trigger,
  SelectValue as Value,
} from './select.tsx';
