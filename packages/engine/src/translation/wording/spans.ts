import type { FixedSpan } from '../translator.ts';

/** The matches of the patterns as spans that stay unchanged. */
export function matchesOf(text: string, patterns: readonly RegExp[]): FixedSpan[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .filter((match) => match[0] !== '')
      .map((match) => ({ start: match.index, end: match.index + match[0].length, replacement: match[0] })),
  );
}

/** Drops overlapping spans: those of an earlier list win; within a list the first to start, then the longest. */
export function withoutOverlaps(lists: readonly (readonly FixedSpan[])[]): FixedSpan[] {
  const kept: FixedSpan[] = [];
  for (const list of lists) {
    for (const span of list.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
      if (kept.every((other) => span.end <= other.start || span.start >= other.end)) kept.push(span);
    }
  }
  return kept.toSorted((a, b) => a.start - b.start);
}

/** A text cut at its fixed spans; those carry their replacement. */
export interface Piece {
  text: string;
  isFixed: boolean;
  /** Index of the run of the original that it belongs to. */
  run?: number;
}

export function piecesOf(text: string, spans: readonly FixedSpan[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, replacement } of spans) {
    if (start > at) pieces.push({ text: text.slice(at, start), isFixed: false });
    pieces.push({ text: replacement, isFixed: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isFixed: false });
  return pieces;
}

/** A pattern that finds a term as whole words, in any case and with any spaces. */
export function toPattern(term: string): RegExp {
  const words = term
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'));
  const before = /^[\p{L}\p{N}_]/u.test(term.trim()) ? '(?<![\\p{L}\\p{N}_])' : '';
  const after = /[\p{L}\p{N}_]$/u.test(term.trim()) ? '(?![\\p{L}\\p{N}_])' : '';
  return new RegExp(`${before}${words.join('\\s+')}${after}`, 'giu');
}

/** Whether nothing is left of `text` without its terms but signs and spaces. */
export function isOnlyTerms(text: string, terms: readonly string[]): boolean {
  const spans = withoutOverlaps([matchesOf(text, terms.map(toPattern))]);
  if (spans.length === 0) return false;
  const rest = piecesOf(text, spans).filter(({ isFixed }) => !isFixed);
  return !rest.some((piece) => /[\p{L}\p{N}]/u.test(piece.text));
}
