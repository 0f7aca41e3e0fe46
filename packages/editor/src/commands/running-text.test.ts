import { expect, test } from 'vitest';
import { createTestEditor, sampleText } from '../testing/test-editor.ts';
import { resetTexts, styleTexts } from './texts.ts';
import { writeText } from './write-texts.ts';

const id = 'text-1-1000';
const words = 'Übernachtungen mit Frühstück und Aussicht auf alle Berge der ganzen Umgebung';
const hyphenation = 'Über-nach-tun-gen Früh-stück Aus-sicht Um-ge-bung';

const column = () => {
  const { store, text } = createTestEditor([
    sampleText(1, {
      text: words,
      x: 100,
      y: 100,
      width: 135,
      height: 200,
      fontSize: 20,
      textAlign: 'left',
      hyphenation,
    }),
  ]);
  const linesNow = () => {
    const now = text(id);
    return now ? store.layOut(now).lines.map((line) => line.text) : [];
  };
  return { store, text, linesNow };
};

test('a text that is hyphenated has no hyphens of its lines in it', () => {
  const { text, linesNow } = column();
  expect(linesNow().filter((line) => line.endsWith('-')).length).toBeGreaterThan(0);
  expect(text(id)?.text).toBe(words);
});

test('a text that is typed anew breaks where it broke before', () => {
  const { store, linesNow } = column();
  const before = linesNow();
  writeText(store, id, '');
  writeText(store, id, words.slice(0, 20));
  writeText(store, id, words);
  expect(linesNow()).toEqual(before);
});

test('a text is justified, and Reset sets it as it came', () => {
  const { store, text } = column();
  styleTexts(store, [id], { justified: true });
  expect(text(id)?.justified).toBe(true);
  const now = text(id);
  const lines = now ? store.layOut(now).lines : [];
  expect(lines.find((line) => line.text === 'gen mit Früh-')?.width).toBe(135);
  resetTexts(store, [id]);
  expect(text(id)?.justified).toBeUndefined();
  expect(text(id)?.hyphenation).toBe(hyphenation);
});
