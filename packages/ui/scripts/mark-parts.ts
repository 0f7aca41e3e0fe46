/** Other libraries set `data-slot`, too. This attribute is on the parts of the built package alone. */
const mark = 'data-pal';

/** Adds the mark to each part of a built component: `"data-slot": "badge"` becomes `"data-pal": "", "data-slot": "badge"`. */
export function markParts(source: string): string {
  return source.replace(/(['"])data-slot\1: /g, `"${mark}": "", $&`);
}

/** Makes a style sheet select the marked parts where it selects any part. A part that is named keeps its name. */
export function selectMarked(sheet: string): string {
  return sheet.replaceAll('[data-slot]', `[${mark}]`);
}
