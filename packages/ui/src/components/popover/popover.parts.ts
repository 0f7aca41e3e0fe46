export {
  PopoverAnchor as Anchor,
  PopoverClose as Close,
  PopoverContent as Content,
  PopoverRoot as Root,
  PopoverTrigger as Trigger,
} from './popover.tsx';
