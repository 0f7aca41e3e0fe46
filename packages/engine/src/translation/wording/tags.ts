import type { SourceText } from '../translator.ts';
import { aroundFixed } from './runs.ts';
import { type Piece, piecesOf } from './spans.ts';

/** The tag of a run: `<r1>` for the first. */
export const runTag = (run: number): string => `r${run + 1}`;

/**
 * A text as markup: each run in an element of its own, and each fixed part in an element that machine translators leave alone and language models are told to.
 * `translate="no"` is the word of HTML for it, `notranslate` that of Azure.
 */
export function toTags({ text, fixed = [], runs = [] }: SourceText): string {
  let number = 0;
  const write = (from: number, to: number): string => {
    const inside = fixed
      .filter(({ start, end }) => start >= from && end <= to)
      .map((span) => ({ ...span, start: span.start - from, end: span.end - from }));
    return piecesOf(text.slice(from, to), inside)
      .map((piece) =>
        piece.isFixed
          ? `<span id="${number++}" translate="no" class="notranslate">${escapeTags(piece.text)}</span>`
          : escapeTags(piece.text),
      )
      .join('');
  };
  let markup = '';
  let at = 0;
  for (const [index, { start, end }] of aroundFixed(runs, fixed).entries()) {
    markup += `${write(at, start)}<${runTag(index)}>${write(start, end)}</${runTag(index)}>`;
    at = end;
  }
  return markup + write(at, text.length);
}

const element = /<span\b[^>]*?\bid\s*=\s*["']?(\d+)["']?[^>]*>.*?<\/\s*span\s*>/gsu;

const elementOrRun = new RegExp(
  `${element.source}|<\\s*(?<ends>/?)\\s*r(?<run>\\d+)(?:\\s[^<>]*?)?(?<isEmpty>/?)>`,
  'gisu',
);

/**
 * Reads an answer in markup; undefined if it lost a fixed part or repeats one. Runs that it lost are lost; of runs within one another the inner one
 * counts, and so it does where their tags cross.
 */
export function fromTags(answer: string, { text, fixed = [], runs = [] }: SourceText): Piece[] | undefined {
  const kept = piecesOf(text, fixed).filter(({ isFixed }) => isFixed);
  const seen = new Set<number>();
  const pieces: Piece[] = [];
  let at = 0;
  const open: number[] = [];
  const put = (piece: Piece): void => {
    const run = open.at(-1);
    pieces.push(run === undefined ? piece : { ...piece, run });
  };
  for (const match of answer.matchAll(runs.length > 0 ? elementOrRun : element)) {
    put({ text: unescapeTags(answer.slice(at, match.index)), isFixed: false });
    at = match.index + match[0].length;
    if (match.groups?.run !== undefined) {
      const named = Number(match.groups.run) - 1;
      const last = open.lastIndexOf(named);
      if (match.groups.ends !== '') open.splice(last < 0 ? open.length : last, 1);
      else if (match.groups.isEmpty === '' && named in runs) open.push(named);
      continue;
    }
    const number = Number(match[1]);
    const part = kept[number];
    if (!part || seen.has(number)) return undefined;
    seen.add(number);
    put(part);
  }
  if (seen.size !== kept.length) return undefined;
  put({ text: unescapeTags(answer.slice(at)), isFixed: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** A text as markup without elements. */
export function escapeTags(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0', amp: '&' };

function unescapeTags(text: string): string {
  return text
    .replace(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&#x([\da-f]+);/giu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(\w+);/gu, (whole, name: string) => entities[name.toLowerCase()] ?? whole);
}
