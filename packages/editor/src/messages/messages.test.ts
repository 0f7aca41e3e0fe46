import { describe, expect, test } from 'vitest';
import { imageEditorMessages as de } from './de.ts';
import { imageEditorMessages as en } from './en.ts';
import { imageEditorMessages as es } from './es.ts';
import { imageEditorMessages as fr } from './fr.ts';
import { imageEditorMessages as pt } from './pt.ts';

const said = (catalogue: object) =>
  Object.entries(catalogue).map(([name, words]: [string, unknown]): [string, string] => [
    name,
    typeof words === 'function' ? String(words('Poster', 'Poster')) : String(words),
  ]);

/** Keyboards of several languages name these keys alike. */
const ofKeyboards = new Set(['keyControl', 'keyDelete', 'keyEscape', 'keyShift', 'keyEnter']);

describe.each(Object.entries({ de, es, fr, pt }))('the words of the editor in %s', (_, catalogue) => {
  test('are those of English, none empty, each in its own language', () => {
    const english = new Map(said(en));
    const translated = said(catalogue);
    expect(translated.map(([name]) => name).toSorted()).toEqual([...english.keys()].toSorted());
    expect(
      translated.filter(
        ([name, words]) => words.trim() === '' || (words === english.get(name) && !ofKeyboards.has(name)),
      ),
    ).toEqual([]);
  });

  test('name what they speak of', () => {
    const naming = said(en).filter(([, words]) => words.includes('Poster'));
    expect(naming.length).toBeGreaterThan(0);
    const translated = new Map(said(catalogue));
    expect(naming.filter(([name]) => !translated.get(name)?.includes('Poster'))).toEqual([]);
  });
});
