import { hangingEnd, hangingStart, measureText, type TextContext, type TextStyle } from '@palimpsest/typeset';
import { median } from '../median.ts';

/** A line as it stands at the side that its text is aligned to; in pixels of the image. */
interface LineEnd {
  /** How far outside the line ends, from any point: less is further out. */
  at: number;
  /** Width of the quotation marks or the bullet that it ends with there. */
  hung: number;
  isBullet: boolean;
}

/** The edge that lines were set to where some of them may end with what hung outside it, and whether any of them does. */
function edgeOf(ends: readonly LineEnd[]): { edge: number; hangs: boolean } {
  const plain = median(ends.filter(({ hung }) => hung === 0).map(({ at }) => at));
  const isHung = ({ at, hung, isBullet }: LineEnd): boolean =>
    hung > 0 && (plain === undefined ? isBullet : Math.abs(at + hung - plain) < Math.abs(at - plain));
  return {
    edge: Math.min(...ends.map((end) => (isHung(end) ? end.at + end.hung : end.at))),
    hangs: ends.some(isHung),
  };
}

/** The edges that a text was set to. */
export interface TextEdges {
  left: number;
  right: number;
  /** Whether quotation marks or bullets stood outside them, which lines without any show; of a bullet that stands alone it is taken for granted. */
  hangs: boolean;
}

/**
 * The edges of a text without the quotation marks and bullets that stood outside them, on the side that it is aligned to.
 *
 * @param texts of its lines
 * @param lines where each of them begins and ends
 */
export function edgesWithin(
  ctx: TextContext,
  texts: readonly string[],
  lines: readonly { left: number; right: number }[],
  style: TextStyle,
): TextEdges {
  const widthOf = (text: string) => measureText(ctx, text, style);
  const left = lines.map((line) => line.left);
  const right = lines.map((line) => line.right);
  const edges = { left: Math.min(...left), right: Math.max(...right), hangs: false };
  if (style.textAlign === 'left') {
    const ends = texts.map((text, index) => {
      const start = hangingStart(text, index === 0);
      const hung = start === '' ? 0 : widthOf(text) - widthOf(text.slice(start.length));
      return { at: left[index] ?? edges.left, hung, isBullet: start.includes(' ') };
    });
    const { edge, hangs } = edgeOf(ends);
    return { ...edges, left: edge, hangs };
  }
  if (style.textAlign === 'center') return edges;
  const ends = texts.map((text, index) => {
    const end = hangingEnd(text);
    const hung = end === '' ? 0 : widthOf(text) - widthOf(text.slice(0, -end.length));
    return { at: -(right[index] ?? edges.right), hung, isBullet: false };
  });
  const { edge, hangs } = edgeOf(ends);
  return { ...edges, right: -edge, hangs };
}
