export {
  PopoverAnchor as Anchor,
  PopoverArrow as Arrow,
  PopoverClose as Close,
  PopoverContent as Content,
  PopoverPortal as Portal,
  PopoverRoot as Root,
  PopoverTrigger as Trigger,
} from './popover.tsx';
