import { languages, type LanguageName } from '@palimpsest/contract';
import type { LanguagePair } from '../translator.ts';

/** The code of each language that a service takes, as it writes it. */
export type LanguageCodes = Partial<Record<LanguageName, string>>;

/** Every pair of two different languages. */
export function pairsAmong(from: LanguageCodes, to: LanguageCodes = from): LanguagePair[] {
  const targets = Object.keys(to) as LanguageName[];
  return (Object.keys(from) as LanguageName[]).flatMap((source) =>
    targets.filter((target) => target !== source).map((target) => ({ from: source, to: target })),
  );
}

/** The codes of the languages whose tags a service takes as they are, and of those that it writes otherwise. */
export function codesOf(tags: readonly string[], others: LanguageCodes = {}): LanguageCodes {
  const same = languages.filter(({ tag }) => tags.includes(tag)).map(({ name, tag }) => [name, tag] as const);
  return { ...Object.fromEntries(same), ...others };
}
