import type { LanguageName } from '@palimpsest/contract';
import type { SourceText } from './translator.ts';
import { piecesOf } from './wording/spans.ts';

/** Why an answer of a translator is not taken. */
export type Fault = 'empty' | 'unchanged' | 'too-long' | 'wrong-language' | 'broken';

/** Names the language of a text where it is certain. */
export type DetectLanguage = (text: string) => Promise<LanguageName | undefined>;

/** Texts shorter than this, in letters, say too little about their language. */
const lettersToDetect = 30;
/** An answer longer than its room by this factor is asked for again. */
const maxOfBudget = 2;

/** Elements, entities, and the marks that Apertium sets before words that it does not know or cannot inflect. */
const marksOfTranslators =
  /<\/?[\p{L}_][^<>]*>|&(?:#\d+|#x[\da-f]+|lt|gt|amp|quot|apos|nbsp);|(?<![\p{L}\p{N}])[*@#](?=\p{L})/giu;

/** Holds an answer against its text; undefined where nothing is wrong. */
export async function faultOf(
  answer: string,
  source: SourceText,
  { from, detect }: { from: LanguageName; detect: DetectLanguage | undefined },
): Promise<Fault | undefined> {
  if (!/[\p{L}\p{N}]/u.test(answer)) return 'empty';
  if (isUnchanged(answer, source)) return 'unchanged';
  if (hasForeignMarks(answer, source)) return 'broken';
  if (source.characterBudget !== undefined && answer.length > maxOfBudget * source.characterBudget) return 'too-long';
  const words = withoutFixed(answer, source);
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  if (detect && letters >= lettersToDetect && (await detect(words)) === from) return 'wrong-language';
  return undefined;
}

/** Whether a mark of a translator stands in an answer more often than in its text. */
function hasForeignMarks(answer: string, { text, fixed = [] }: SourceText): boolean {
  const wanted = piecesOf(text, fixed).map((piece) => piece.text);
  const own: string[] = wanted.join('').match(marksOfTranslators) ?? [];
  return (answer.match(marksOfTranslators) ?? []).some((mark) => {
    const at = own.indexOf(mark);
    if (at >= 0) own.splice(at, 1);
    return at < 0;
  });
}

/** Fixed parts are in whatever language they are. */
function withoutFixed(answer: string, { fixed = [] }: SourceText): string {
  return fixed.reduce((rest, { replacement }) => rest.replace(replacement, ' '), answer);
}

/** Whether a text came back as it was, its fixed parts put in. */
export function isUnchanged(answer: string, { text, fixed = [] }: SourceText): boolean {
  const original = piecesOf(text, fixed).map((piece) => piece.text);
  return saysTheSame(answer, original.join(''));
}

/** Whether two texts are the same but for case, white space and the shape of quotation marks. */
export function saysTheSame(one: string, other: string): boolean {
  return normalised(one) === normalised(other);
}

function normalised(text: string): string {
  return text
    .replace(/[\s\u00A0\u202F]+/gu, ' ')
    .replaceAll('’', "'")
    .replace(/[“”„«»]/gu, '"')
    .trim()
    .toLowerCase();
}
