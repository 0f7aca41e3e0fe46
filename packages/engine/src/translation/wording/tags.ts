import type { SourceText } from '../translator.ts';
import { type Piece, piecesOf } from './spans.ts';

/**
 * A text as markup: each fixed part in an element that machine translators leave alone and language models are told to.
 * `translate="no"` is the word of HTML for it, `notranslate` that of Azure.
 */
export function toTags({ text, fixed = [] }: SourceText): string {
  let number = 0;
  return piecesOf(text, fixed)
    .map((piece) =>
      piece.isFixed
        ? `<span id="${number++}" translate="no" class="notranslate">${escapeTags(piece.text)}</span>`
        : escapeTags(piece.text),
    )
    .join('');
}

const element = /<span\b[^>]*?\bid\s*=\s*["']?(\d+)["']?[^>]*>.*?<\/\s*span\s*>/gsu;

/** Reads an answer in markup; undefined if it lost a fixed part or repeats one. */
export function fromTags(answer: string, { text, fixed = [] }: SourceText): Piece[] | undefined {
  const kept = piecesOf(text, fixed).filter(({ isFixed }) => isFixed);
  const seen = new Set<number>();
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of answer.matchAll(element)) {
    const number = Number(match[1]);
    const part = kept[number];
    if (!part || seen.has(number)) return undefined;
    seen.add(number);
    pieces.push({ text: unescapeTags(answer.slice(at, match.index)), isFixed: false }, part);
    at = match.index + match[0].length;
  }
  if (seen.size !== kept.length) return undefined;
  pieces.push({ text: unescapeTags(answer.slice(at)), isFixed: false });
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
