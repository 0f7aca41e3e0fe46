import { cn } from '../../lib/cn.ts';
import { optionVariants, panelStyle } from '../popover/panel.variants.ts';

/** The looks that DropdownMenu and ContextMenu share. */
export const menuClasses = {
  content: cn(
    panelStyle,
    'max-h-(--radix-popper-available-height) max-w-80 min-w-48 overflow-y-auto overscroll-contain',
  ),
  /** Leaves room for the check mark. */
  checkItem: cn(optionVariants(), 'ps-8'),
  indicator: 'absolute start-2 inline-flex size-4 items-center justify-center text-accent forced-colors:text-current',
  subTrigger: cn(optionVariants(), 'data-[state=open]:bg-accent-soft'),
  label: 'truncate px-2 pt-2 pb-1 text-xs font-medium text-faint',
  separator: '-mx-1 my-1 h-px bg-line forced-colors:bg-[CanvasText]',
};
