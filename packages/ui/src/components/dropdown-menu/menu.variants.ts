import { cn } from '../../lib/cn.ts';
import { optionVariants, panelStyle } from '../popover/panel.variants.ts';

/** The looks that DropdownMenu and ContextMenu share. */
export const menuClasses = {
  content: cn(
    panelStyle,
    'max-h-(--radix-popper-available-height) max-w-80 min-w-48 overflow-y-auto overscroll-contain',
    '[--item-start:--spacing(2)] has-[[aria-checked]]:[--item-start:--spacing(8)]',
  ),
  /** Where an item's icon or text begins: behind the room for a check mark, if any item of the list has one. */
  itemStart: 'ps-(--item-start)',
  checkItem: cn(optionVariants(), 'ps-(--item-start)'),
  indicator: 'absolute start-2 inline-flex size-4 items-center justify-center text-accent forced-colors:text-current',
  subTrigger: cn(optionVariants(), 'ps-(--item-start) data-[state=open]:bg-accent-soft'),
  label: 'truncate px-2 pt-2 pb-1 text-xs font-medium text-faint',
  separator: '-mx-1 my-1 h-px bg-line forced-colors:bg-[CanvasText]',
};
