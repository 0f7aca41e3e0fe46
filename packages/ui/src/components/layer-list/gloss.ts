/**
 * Marks a selected row with a thin line at its start. Needs a positioned element with `data-selected`. With forced colours the whole
 * row has the system's selection colours.
 */
export const glossLine =
  'before:pointer-events-none before:absolute before:inset-y-1.5 before:start-0 before:w-0.5 data-selected:before:bg-accent forced-colors:data-selected:system-selected';

/** The background of a selected row, in addition to `glossLine`. Needs `data-selected` on the row. */
export const selectedTint = 'data-selected:bg-accent/8';
