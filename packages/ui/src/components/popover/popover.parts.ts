export {
  PopoverAnchor as Anchor,
  PopoverArrow as Arrow,
  PopoverClose as Close,
  PopoverContent as Content,
  PopoverDescription as Description,
  PopoverPortal as Portal,
  PopoverRoot as Root,
  PopoverTitle as Title,
  PopoverTrigger as Trigger,
} from './popover.tsx';
