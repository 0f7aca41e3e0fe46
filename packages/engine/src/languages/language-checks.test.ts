import { findLanguage, type LanguageName } from '@palimpsest/contract';
import { expect, test } from 'vitest';
import { assertLanguage } from './language-checks.ts';
import type { Paragraph } from '../model/paragraph.ts';

function paragraphOf(...lines: readonly string[]): Paragraph {
  const corner = { x: 0, y: 0 };
  const quad = [corner, corner, corner, corner] as const;
  return {
    id: 1,
    text: lines.join(' '),
    quad: [...quad],
    rotation: 0,
    lines: lines.map((text) => ({ text, quad: [...quad], confidence: 1 })),
  };
}

async function check(name: LanguageName, ...paragraphs: readonly Paragraph[]): Promise<void> {
  const language = findLanguage(name);
  if (!language) throw new Error(`${name} is missing.`);
  await assertLanguage(paragraphs, language);
}

test('a picture in another language is refused', async () => {
  await expect(
    check('Spanish', paragraphOf('The house stands open for all of you every day of the week')),
  ).rejects.toMatchObject({ code: 'wrong-language', details: { language: 'English' } });
});

test('code and addresses of a picture say nothing of its language', async () => {
  const menu = paragraphOf('Ejecutar y guardar');
  const code = paragraphOf(
    'def draw_the_window(with_the_frame):',
    'return the_house_of_the_world + with_this_and_that',
    'print("all of them are here and there")',
  );
  const address = paragraphOf('www.the-house-of-the-rising-sun.org/', 'what-we-have-done-this-year');
  await expect(check('Spanish', menu, code, address)).resolves.toBeUndefined();
});
