import { fontCatalogue } from '@palimpsest/typeset';
import { expect, test } from 'vitest';
import { englishWords } from '../messages/words.ts';
import { sampleText } from '../testing/test-editor.ts';
import { familiesFor, libraryFamilies } from './font-families.ts';

const words = englishWords('en-US');
const library = libraryFamilies(words);

test('the families of the specification come first under one heading, then the library under those of its classes', () => {
  const [common, ...others] = [...new Set(library.map(({ group }) => group))];
  expect(library.filter(({ group }) => group === common).map(({ name }) => name)).toEqual(
    fontCatalogue.slice(0, 16).map(({ name }) => name),
  );
  const classes = fontCatalogue.slice(16).map((family) => family.class);
  const order = [...new Set(classes)];
  expect(others).toHaveLength(16);
  expect(library.slice(16).map(({ group }) => others.indexOf(group))).toEqual(
    classes.map((each) => order.indexOf(each)),
  );
});

const faceOf = (name: string) => library.find((family) => family.name === name)?.fontFamily;

test('each family is shown in its own face', () => {
  expect(faceOf('Lato')).toMatch(/^"Palimpsest Lato"/);
  expect(faceOf('Arial')).toMatch(/^"Palimpsest Arimo"/);
});

test('a family that only the text has can be chosen, too', () => {
  const strange = sampleText(1, { fontFamily: 'House', fontWeight: 700 });
  expect(familiesFor(library, strange, []).at(-1)).toEqual({ name: 'House', weights: ['Bold'] });
  expect(familiesFor(library, sampleText(1), [])).toEqual(library);
});
