import { cn } from '../../lib/cn.ts';
import { optionVariants, panelStyle } from '../popover/panel.variants.ts';

/** The classes that DropdownMenu and ContextMenu share. */
export const menuClasses = {
  content: cn(
    panelStyle,
    'max-h-(--radix-popper-available-height) max-w-80 min-w-48 overflow-y-auto overscroll-contain',
    '[--item-start:--spacing(2)] has-[[aria-checked]]:[--item-start:--spacing(8)]',
  ),
  /** The padding before the icon or text of an item. It leaves space for a check mark if an item of the list can have one. */
  itemStart: 'ps-(--item-start)',
  checkItem: cn(optionVariants(), 'ps-(--item-start)'),
  indicator:
    'absolute start-2 inline-flex size-4 items-center justify-center text-pal-accent forced-colors:text-current',
  subTrigger: cn(optionVariants(), 'ps-(--item-start) data-[state=open]:bg-pal-accent-soft'),
  label: 'truncate px-2 pt-2 pb-1 text-pal-xs font-medium text-pal-faint',
  separator: '-mx-1 my-1 h-px bg-pal-line forced-colors:bg-[CanvasText]',
};
