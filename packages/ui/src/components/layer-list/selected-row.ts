/**
 * The look of a selected row: a tint, and a thin line at its start. Needs a positioned element with `data-selected`. With forced colours the
 * row has the selection colours of the system.
 */
export const selectedRow =
  'before:pointer-events-none before:absolute before:inset-y-1.5 before:start-0 before:w-0.5 data-selected:bg-pal-accent/8 data-selected:before:bg-pal-accent forced-colors:data-selected:pal-system-selected';
