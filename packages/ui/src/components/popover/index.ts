export { Popover, PopoverAnchor, PopoverContent, PopoverTrigger, type PopoverContentProps } from './popover.tsx';
