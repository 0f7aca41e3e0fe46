import type { TextLayout } from '@palimpsest/typeset';

/** Where on the page a letter stands; undefined for one that has no box, such as a line end. */
function rectOf(node: Text, index: number): DOMRect | undefined {
  const range = document.createRange();
  range.setStart(node, index);
  range.setEnd(node, index + 1);
  return range.getClientRects()[0];
}

/**
 * Whether the browser has broken a text into the same lines as a layout has. They differ where CSS goes another way than UAX #14,
 * such as at a slash, or before an exclamation mark that a space stands before.
 *
 * @param element not turned, with the text as its only child, in the style of the text area
 */
export function hasSameLines(element: HTMLElement, { lines }: TextLayout): boolean {
  const node = element.firstChild;
  if (!(node instanceof Text)) return true;
  const tolerance = element.getBoundingClientRect().height / Math.max(1, lines.length) / 2;
  const topOf = (index: number) => rectOf(node, index)?.top;
  const tops = lines.filter((line) => line.end > line.start).map(({ start, end }) => [topOf(start), topOf(end - 1)]);
  const whole = tops.every(([first = 0, last = first]) => Math.abs(first - last) < tolerance);
  const apart = tops.every(([first = 0], index) => first - (tops[index - 1]?.[1] ?? -Infinity) > tolerance);
  return whole && apart;
}
