import type { ReactNode } from 'react';

export interface Command {
  /** Unique among the commands. */
  id: string;
  /** What it does, starting with a verb. The search compares this text. */
  label: string;
  /** More words that find it. */
  keywords?: string | undefined;
  icon?: ReactNode;
  /** The keys that do the same without the menu. They are shown; the menu does not listen for them. */
  shortcut?: readonly string[] | undefined;
  /** Shown, but cannot be chosen. */
  disabled?: boolean | undefined;
  /** Called when it is chosen, after `onOpenChange(false)`. */
  onSelect: () => void;
}

export interface CommandGroup {
  label: string;
  commands: readonly Command[];
}
