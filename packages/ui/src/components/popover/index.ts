export * as Popover from './popover.parts.ts';
export type { PopoverContentProps } from './popover.tsx';
