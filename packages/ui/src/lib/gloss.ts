/**
 * The mark of what is selected: a fine line at the start of the row, as a reader glosses a text in its margin. Needs a
 * positioned element with `data-selected`; forced colours take the whole row.
 */
export const glossLine =
  'before:pointer-events-none before:absolute before:inset-y-1.5 before:start-0 before:w-0.5 before:rounded-full before:bg-accent before:opacity-0 before:transition-opacity before:duration-fast data-selected:before:opacity-100 forced-colors:data-selected:system-selected';
