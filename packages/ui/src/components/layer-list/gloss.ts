/**
 * The mark of a selected row: a fine line at its start, like a gloss in the margin of a text. Needs a
 * positioned element with `data-selected`. In forced colours the mark is the whole row.
 */
export const glossLine =
  'before:pointer-events-none before:absolute before:inset-y-1.5 before:start-0 before:w-0.5 data-selected:before:bg-accent forced-colors:data-selected:system-selected';

/** The quiet tint of a selected row, beside its line. Needs `data-selected` on the row. */
export const selectedTint = 'data-selected:bg-accent/8';
