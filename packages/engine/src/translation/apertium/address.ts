import type { LanguageName } from '@palimpsest/contract';
import { inCaseOf } from '../wording/letter-case.ts';

/** How a sign says "your" to one reader, by what Apertium says to several; an `s` makes it plural in both. */
const possessives: Partial<Record<LanguageName, Readonly<Record<string, string>>>> = {
  Galician: { voso: 'seu', vosa: 'súa' },
  Portuguese: { vosso: 'seu', vossa: 'sua' },
  Spanish: { vuestro: 'su', vuestra: 'su' },
};

/** Puts the polite address of signs in the place of the familiar plural. */
export function addressReader(translation: string, to: LanguageName): string {
  const words = possessives[to] ?? {};
  return Object.entries(words).reduce(
    (text, [familiar, polite]) =>
      text.replace(
        new RegExp(String.raw`(?<!\p{L})${familiar}(?<plural>s?)(?!\p{L})`, 'giu'),
        (original, plural: string) => inCaseOf(original, polite + plural, to),
      ),
    translation,
  );
}
