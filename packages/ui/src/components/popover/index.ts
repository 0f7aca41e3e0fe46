export * as Popover from './popover.parts.ts';
export type { PopoverContentProps, PopoverRootProps, PopoverTriggerProps } from './popover.tsx';
