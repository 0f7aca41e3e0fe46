import { problemSentence, type Problem, type ProblemKey } from '@palimpsest/contract';
import type { Format } from '@palimpsest/ui/messages/format';
import type { SharedMessages } from './shared.messages.ts';

/** Seconds, or whole minutes where there are some. */
function duration(seconds: number, { number }: Format): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return number(count, { style: 'unit', unit, unitDisplay: 'long' });
}

/** Says problems in a language; a code that it has no words for reads as the server says it. */
export function problemsIn(
  words: Readonly<Record<ProblemKey, string>>,
  format: Format,
  languageName: SharedMessages['languageName'],
): (problem: Problem) => string {
  const written = (name: string, value: string | number): string => {
    if (typeof value === 'string') return name === 'language' ? languageName(value) : value;
    if (name === 'retry_after_seconds') return duration(value, format);
    const isOfBytes = name === 'max_megabytes' || name === 'max_storage_megabytes';
    return format.number(value, isOfBytes ? { style: 'unit', unit: 'megabyte' } : {});
  };
  return (problem) => problemSentence(problem, words, written);
}
