import type { LanguageName } from '@palimpsest/contract';
import type { SourceText } from './translator.ts';
import { piecesOf } from './wording/spans.ts';

/** Why an answer of a translator is not taken. */
export type Fault = 'empty' | 'unchanged' | 'too-long' | 'wrong-language';

/** Names the language of a text where it is certain. */
export type DetectLanguage = (text: string) => Promise<LanguageName | undefined>;

/** Texts shorter than this, in letters, say too little about their language. */
const lettersToDetect = 30;
/** An answer longer than its room by this factor is asked for again. */
const mostOfBudget = 2;

/** Holds an answer against its text; undefined where nothing is wrong. */
export async function faultOf(
  answer: string,
  source: SourceText,
  { from, detect }: { from: LanguageName; detect: DetectLanguage | undefined },
): Promise<Fault | undefined> {
  if (answer.trim() === '') return 'empty';
  if (isUnchanged(answer, source)) return 'unchanged';
  if (source.characterBudget !== undefined && answer.length > mostOfBudget * source.characterBudget) return 'too-long';
  const letters = answer.match(/\p{L}/gu)?.length ?? 0;
  if (detect && letters >= lettersToDetect && (await detect(answer)) === from) return 'wrong-language';
  return undefined;
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
