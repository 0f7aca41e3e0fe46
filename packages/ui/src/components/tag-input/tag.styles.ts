/** A short text that was added to a field, with a cross. */
export const tagStyle =
  'flex h-6 max-w-full items-center rounded-sm border border-transparent bg-ink/7 ps-2 text-xs text-ink has-disabled:text-muted';

/** The cross that removes it. */
export const tagRemoveStyle =
  'flex size-6 shrink-0 items-center justify-center rounded-sm text-muted -outline-offset-2 hover:bg-ink/8 hover:text-ink disabled:text-faint';
