import type { ReactNode } from 'react';

export interface Command {
  /** Unlike every other command's. */
  id: string;
  /** What it does, starting with a verb; the search looks here. */
  label: string;
  /** Other words that find it. */
  keywords?: string | undefined;
  icon?: ReactNode;
  /** The keys that do the same without the menu; shown, not listened for. */
  shortcut?: readonly string[] | undefined;
  /** Shown, but cannot be chosen. */
  disabled?: boolean | undefined;
  /** Called when it is chosen, after the menu was asked to close. */
  onSelect: () => void;
}

export interface CommandGroup {
  label: string;
  commands: readonly Command[];
}
