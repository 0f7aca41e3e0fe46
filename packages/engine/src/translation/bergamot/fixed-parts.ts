import type { SourceText } from '../translator.ts';
import { type Piece, piecesOf } from '../wording/spans.ts';
import { escapeTags, fromTags, runTag } from '../wording/tags.ts';

/** Translates texts in HTML; gives as many back. */
type Translate = (html: readonly string[]) => Promise<string[]>;

/**
 * Translates texts whose fixed parts stand in elements. The network knows of elements only by aligning words, so that one may come back around
 * other words, which would then be lost: of such a text, what stands between the fixed parts is translated piece by piece.
 * @param markup of the sources, as `toTags` makes it
 */
export async function keepFixedParts(
  markup: readonly string[],
  sources: readonly SourceText[],
  translate: Translate,
): Promise<string[]> {
  const answers = await translate(markup);
  const lost = sources.flatMap((source, index) =>
    holdsFixedParts(answers[index] ?? '', markup[index] ?? '', source)
      ? []
      : [{ index, pieces: piecesOfMarkup(markup[index] ?? '', source) }],
  );
  const parts = lost.flatMap(({ pieces }) => pieces.filter(needsWords).map(({ text }) => escapeTags(text.trim())));
  if (parts.length === 0) return answers;
  const translated = await translate(parts);
  let next = 0;
  const put = (piece: Piece): string => {
    if (!needsWords(piece)) return piece.isFixed ? piece.text : escapeTags(piece.text);
    const [, before = '', after = ''] = /^(\s*).*?(\s*)$/su.exec(piece.text) ?? [];
    return before + (translated[next++] ?? '') + after;
  };
  const putRun = (piece: Piece): string =>
    piece.run === undefined ? put(piece) : `<${runTag(piece.run)}>${put(piece)}</${runTag(piece.run)}>`;
  const whole = new Map(lost.map(({ index, pieces }) => [index, pieces.map(putRun).join('')]));
  return answers.map((answer, index) => whole.get(index) ?? answer);
}

const needsWords = ({ text, isFixed }: Piece): boolean => !isFixed && /\p{L}/u.test(text);

const element = /<span\b[^>]*>(.*?)<\/span>/gsu;

/** Whether every element came back once, around what was put into it. */
function holdsFixedParts(answer: string, markup: string, source: SourceText): boolean {
  if (fromTags(answer, source) === undefined) return false;
  return contents(answer).join('\n') === contents(markup).join('\n');
}

const contents = (markup: string): string[] =>
  [...markup.matchAll(element)].map((match) => normalised(match[1] ?? '')).toSorted();

const normalised = (text: string): string => text.replace(/\s+/gu, '').toLowerCase();

/** The text cut at its elements, which stay as they are. */
function piecesOfMarkup(markup: string, source: SourceText): Piece[] {
  const elements = [...markup.matchAll(element)].map((match) => match[0]);
  const unescaped = fromTags(markup, source) ?? piecesOf(source.text, source.fixed ?? []);
  let next = 0;
  return unescaped.map((piece) => (piece.isFixed ? { ...piece, text: elements[next++] ?? '' } : piece));
}
