import type { TextLayout } from '@palimpsest/typeset';

/** Where on the page a letter stands; undefined for one that has no box, such as a line end. */
function rectOf(node: Text, index: number): DOMRect | undefined {
  const range = document.createRange();
  range.setStart(node, index);
  range.setEnd(node, index + 1);
  return range.getClientRects()[0];
}

const paragraphEnd = /[\n\v\f\r\u0085\u2028\u2029]/;

/** Whether a browser would spread a line of a justified text that is left as it is, or the spaces of its indent. */
function hasOtherSpread(text: string, { lines, style, boxWidth }: TextLayout): boolean {
  if (!style.justified) return false;
  return lines.some(({ text: shown, width, end }, index) => {
    const next = lines[index + 1];
    const isOther = width < boxWidth || shown.trimStart() !== shown;
    return next !== undefined && isOther && !paragraphEnd.test(text.slice(end, next.start));
  });
}

/** Whether a quotation mark or a bullet stands outside the box, which browsers let none do in a text area. */
function hasHangingLine({ lines, style, boxWidth }: TextLayout): boolean {
  return style.hangingPunctuation === true && lines.some(({ x, width }) => x < 0 || x + width > boxWidth);
}

/**
 * Whether the browser has broken a text into the same lines as a layout has. They differ where CSS goes another way than UAX #14,
 * such as at a slash, or before an exclamation mark that a space stands before, and where words are hyphenated.
 *
 * @param element not turned, with the text as its only child, in the style of the text area
 */
export function hasSameLines(element: HTMLElement, layout: TextLayout): boolean {
  const node = element.firstChild;
  if (!(node instanceof Text)) return true;
  if (hasOtherSpread(node.data, layout) || hasHangingLine(layout)) return false;
  const { lines } = layout;
  const tolerance = element.getBoundingClientRect().height / Math.max(1, lines.length) / 2;
  const topOf = (index: number) => rectOf(node, index)?.top;
  const tops = lines.filter((line) => line.end > line.start).map(({ start, end }) => [topOf(start), topOf(end - 1)]);
  const whole = tops.every(([first = 0, last = first]) => Math.abs(first - last) < tolerance);
  const apart = tops.every(([first = 0], index) => first - (tops[index - 1]?.[1] ?? -Infinity) > tolerance);
  return whole && apart;
}
