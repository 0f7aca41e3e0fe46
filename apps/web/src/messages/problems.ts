import { problemSentence, problemTexts, type Problem, type ProblemKey } from '@palimpsest/contract';
import type { Format } from '@palimpsest/ui/messages/format';
import { MissingValueError } from 'intl-messageformat';
import type { LanguageNames } from './language-names.ts';

/** The words of problems. Each function takes the values that its message names, written as texts. */
type ProblemWords = Readonly<Record<ProblemKey, string | ((values: never) => string)>>;

/** Formats seconds, as whole minutes from 60 s on. */
function duration(seconds: number, { number }: Format): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return number(count, { style: 'unit', unit, unitDisplay: 'long' });
}

/**
 * Makes a function that puts problems into a language; a code without words there reads as the server wrote it. In English the server's own
 * sentences are always used, because they say more than the code.
 */
export function problemsIn(
  words: ProblemWords,
  format: Format,
  languageName: LanguageNames['languageName'],
): (problem: Problem) => string {
  const known = new Set(Object.keys(format.locale.startsWith('en') ? problemTexts : words));
  const written = (name: string, value: string | number): string => {
    if (typeof value === 'string') return name === 'language' ? languageName(value) : value;
    if (name === 'retry_after_seconds') return duration(value, format);
    const isOfBytes = name === 'max_megabytes' || name === 'max_storage_megabytes';
    return format.number(value, isOfBytes ? { style: 'unit', unit: 'megabyte' } : {});
  };
  const say = (key: string, values: Readonly<Record<string, string | number>>): string | undefined => {
    if (!known.has(key)) return undefined;
    const text = words[key as ProblemKey];
    if (typeof text === 'string') return text;
    const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(name, value)]));
    try {
      return text(texts as never);
    } catch (error) {
      // If a server sends a code without its values, its own sentence is used.
      if (error instanceof MissingValueError) return undefined;
      throw error;
    }
  };
  return (problem) => problemSentence(problem, say);
}
