import { blockTop, stretchesOf, verticalMetrics } from '@palimpsest/typeset';
import type { StyledRun } from '@palimpsest/typeset';
import type { Match } from '../commands/find.ts';
import type { Rect } from '../geometry/rect.ts';
import type { EditorText } from '../model/text.ts';
import type { LayOut } from '../model/text-layout.ts';

/** The rectangle that letters of a match take, in pixels of the image from the top left of the box of their text. */
export interface MatchBox extends Rect {
  match: Match;
  /** Degrees, clockwise about the left end of the baseline. */
  angle: number;
  /** The distance of the baseline from the top of the rectangle. */
  baseline: number;
}

/** The runs of a text, cut so that each match is made of runs of its own, whose `fill` is the number of the match. */
function markedRuns({ text, runs = [] }: EditorText, matches: readonly Match[]): StyledRun[] {
  let from = 0;
  const cut = (start: number, end: number, fill: string | undefined) =>
    stretchesOf(text.slice(start, end), start, runs).flatMap((stretch) => {
      if (fill === undefined && !stretch.run) return [];
      const { text: words, run } = stretch;
      return [{ fontWeight: run?.fontWeight, start: stretch.start, end: stretch.start + words.length, fill }];
    });
  const marked = matches.flatMap(({ index, length }, number) => {
    const before = cut(from, index, undefined);
    from = index + length;
    return [...before, ...cut(index, from, String(number))];
  });
  return [...marked, ...cut(from, text.length, undefined)];
}

/** Where the letters of matches are drawn: one rectangle for each part of a match that the layout places by itself. */
export function matchBoxes(layOut: LayOut, text: EditorText, matches: readonly Match[]): MatchBox[] {
  const layout = layOut({ ...text, runs: markedRuns(text, matches) });
  const { ascent, descent } = verticalMetrics(text.fontFamily);
  const [above, height] = [ascent * text.fontSize, (ascent + descent) * text.fontSize];
  const top = blockTop(layout, text.height) - above;
  const single = { ...text, runs: [], justified: false, hyphenation: undefined, curve: 0, textTransform: undefined };
  const widthOf = (words: string, fontWeight: number) =>
    Math.max(
      ...layOut({ ...single, text: words, fontWeight, width: layout.width * 2 }).lines.map(({ width }) => width),
    );
  return layout.lines.flatMap(({ pieces, segments = [], x, baseline }) => {
    const placed =
      pieces ??
      segments.map((segment) => ({
        ...segment,
        x: x + segment.x,
        y: baseline,
        angle: 0,
        width: segment.fill === undefined ? 0 : widthOf(segment.text.trimEnd(), segment.fontWeight),
      }));
    return placed.flatMap((part): MatchBox[] => {
      const match = matches[Number(part.fill ?? Number.NaN)];
      if (!match || part.text.trim() === '') return [];
      const angle = (part.angle * 180) / Math.PI;
      return [{ match, x: part.x, y: top + part.y, width: part.width, height, angle, baseline: above }];
    });
  });
}
