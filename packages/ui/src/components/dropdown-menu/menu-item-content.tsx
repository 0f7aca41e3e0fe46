import type { ReactNode } from 'react';
import { ChevronRight } from '../../icons/icons.ts';
import { Kbd } from '../kbd/kbd.tsx';

/** What every item of a menu takes beside its text. */
export interface MenuItemContentProps {
  /** Drawn before the text. */
  icon?: ReactNode;
  /** The keys that do the same without the menu, shown at the end of the line. */
  shortcut?: readonly string[] | undefined;
}

/** The keys at the end of an item's line. */
export function MenuShortcut({ keys }: { keys: readonly string[] }) {
  return <Kbd keys={keys} tone="inherit" size="sm" className="ms-auto ps-4" />;
}

/** Says that an item opens another menu. */
export function SubMenuArrow() {
  return <ChevronRight aria-hidden className="ms-auto text-faint rtl:rotate-180" />;
}

/** The dot before the chosen one of a group. */
export function RadioDot() {
  return <span aria-hidden className="size-2 rounded-full bg-current forced-colors:bg-[ButtonText]" />;
}
