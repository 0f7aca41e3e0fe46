import type { LanguageName } from '@palimpsest/contract';
import { expect, test } from 'vitest';

/** A text, its language, the language it is to be in, and what it is there. */
export type TranslationCase = readonly [text: string, from: LanguageName, to: LanguageName, expected: string];

/** A test for each case. */
export function testTranslations(
  cases: readonly TranslationCase[],
  translate: (text: string, from: LanguageName, to: LanguageName) => string | undefined,
): void {
  test.each(cases)('%j from %s to %s is %j', (text, from, to, expected) => {
    expect(translate(text, from, to)).toBe(expected);
  });
}
