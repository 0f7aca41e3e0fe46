import type { ReactNode } from 'react';

export interface Command {
  /** Unique among the commands. */
  id: string;
  /** The name of the command, starting with a verb. */
  label: string;
  /** More words that the search matches, besides the label. */
  keywords?: string | undefined;
  /** An icon before the label. */
  icon?: ReactNode;
  /** The keyboard shortcut, shown after the label. The menu does not handle it. */
  shortcut?: readonly string[] | undefined;
  /** Whether the command is visible, but cannot be chosen. @default false */
  disabled?: boolean | undefined;
  /** Called when the command is chosen. The menu closes. */
  onSelect: () => void;
}

export interface CommandGroup {
  /** The heading. */
  label: string;
  /** The commands, in the order of the list. */
  commands: readonly Command[];
}
