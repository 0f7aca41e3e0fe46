import { type Plugin } from 'vite';
import { cssBlocks, cssText } from './css-blocks.ts';

const stylesheet = /\/src\/styles\.css$/;

/** First and last code point. */
type Range = readonly [number, number];

interface Face {
  /** Of the family, in that slant. */
  key: string;
  ranges: Range[];
}

const rangesOf = /unicode-range:(?<ranges>[^;]*)/;

/** A range as CSS writes it: `U+131`, `U+400-45F`, `U+1F??`. */
function readRange(text: string): Range {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(first.replaceAll('?', '0') || '0', 16), Number.parseInt(last.replaceAll('?', 'F'), 16)];
}

const hex = (point: number) => point.toString(16).toUpperCase();
const written = ([first, last]: Range) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`;

function readFace(body: string): Face | undefined {
  const ranges = rangesOf.exec(body)?.groups?.ranges;
  if (ranges === undefined) return undefined;
  const key = ['font-family', 'font-style'].map((name) => new RegExp(`${name}:([^;]*)`).exec(body)?.[1]).join(' ');
  return { key, ranges: ranges.split(',').map(readRange) };
}

/** Of some ranges, those that the others do not hold; two that only such characters part become one. */
function shorter(ranges: readonly Range[], others: readonly Range[]): Range[] {
  const holds = (first: number, last: number) => {
    for (let point = first; point <= last; point += 1)
      if (!others.some(([start, end]) => start <= point && point <= end)) return false;
    return true;
  };
  const kept: Range[] = [];
  for (const [first, last] of ranges.filter((range) => !holds(...range))) {
    const before = kept.at(-1);
    if (before && holds(before[1] + 1, first - 1)) kept[kept.length - 1] = [before[0], last];
    else kept.push([first, last]);
  }
  return kept;
}

/** The stylesheet with faces that do not claim the characters which a later face of their family claims: the later one is taken. */
export function withLeanRanges(css: string): string {
  const blocks = cssBlocks(css);
  const faces = blocks.map(({ prelude, body }) => (prelude.trim() === '@font-face' ? readFace(body ?? '') : undefined));
  return cssText(
    blocks.map((block, index) => {
      const face = faces[index];
      if (!face || block.body === undefined) return block;
      const later = faces.slice(index + 1).flatMap((other) => (other?.key === face.key ? other.ranges : []));
      const ranges = shorter(face.ranges, later).map(written).join(',');
      return { ...block, body: block.body.replace(rangesOf, `unicode-range:${ranges}`) };
    }),
  );
}

/** Latin letters end here, but for those of Vietnamese and other rare ones, which stand in faces that have some of these, too. */
const lastLatin = 0x24f;

/** The stylesheet without faces for letters other than Latin: every language of the product is written in Latin ones, the rest is left to the system. */
export function withLatinFaces(css: string): string {
  return cssText(
    cssBlocks(css).filter(({ prelude, body }) => {
      const face = prelude.trim() === '@font-face' ? readFace(body ?? '') : undefined;
      return !face || face.ranges.some(([first]) => first <= lastLatin);
    }),
  );
}

/** Builds the Latin faces of the interface, each with what its later ones leave it. */
export function leanRanges(): Plugin {
  return {
    name: 'palimpsest:lean-ranges',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: stylesheet },
      handler(code) {
        const lean = withLeanRanges(withLatinFaces(code));
        if (lean === code) throw new Error('No face claims what a later one does: this plugin is needed no more.');
        return { code: lean, map: null };
      },
    },
  };
}
