/**
 * The mark of a selected row: a fine line at its start, like a gloss in the margin of a text. Needs a
 * positioned element with `data-selected`. In forced colours the mark is the whole row.
 */
export const glossLine =
  'before:pointer-events-none before:absolute before:inset-y-1.5 before:start-0 before:w-0.5 before:rounded-full before:bg-accent before:opacity-0 before:transition-opacity before:duration-fast data-selected:before:opacity-100 forced-colors:data-selected:system-selected';
