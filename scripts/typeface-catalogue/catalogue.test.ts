import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '@palimpsest/contract';
import { lettersOf, typefaces } from '@palimpsest/typefaces';
import { facePath } from '@palimpsest/typefaces/node';
import { lettersOfLanguages } from './letters.ts';
import { measureFace, missingLetters, openFont } from './measure.ts';

const library: unknown = JSON.parse(
  readFileSync(new URL('../../packages/typefaces/src/library.json', import.meta.url), 'utf8'),
);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('the catalogue holds what the list chooses, in its order', () => {
  const chosen = typefaces.map(({ name, class: typeClass, package: specifier, standsFor, narrower, faces }) => ({
    name,
    class: typeClass,
    package: specifier,
    weights: faces.filter(({ style }) => style === 'normal').map(({ weight }) => weight),
    italics: faces.filter(({ style }) => style === 'italic').map(({ weight }) => weight),
    ...(standsFor.length > 0 && { standsFor }),
    ...(narrower !== undefined && { narrower }),
  }));
  expect(chosen).toEqual(library);
});

test.each(typefaces)('$name: hashes, measures and languages are those of its files', (typeface) => {
  const { license, faces, lacks } = typeface;
  expect(sha256(readFileSync(facePath(license)))).toBe(license.sha256);
  const fonts = faces.map((face) => {
    const bytes = readFileSync(facePath(face));
    expect(sha256(bytes)).toBe(face.sha256);
    const font = openFont(bytes);
    expect(face).toMatchObject(measureFace(font));
    return font;
  });
  const incomplete = languages
    .map(({ tag }) => tag)
    .filter((tag) => fonts.some((font) => missingLetters(font, lettersOf(tag) ?? '').length > 0));
  expect(lacks).toEqual(incomplete);
});

test('every language of the product has its letters, as CLDR gives them', () => {
  const letters = lettersOfLanguages();
  expect(Object.fromEntries(languages.map(({ tag }) => [tag, lettersOf(tag)]))).toEqual(letters);
  expect(letters.de).toContain('ß');
  expect(letters.tr).toContain('İ');
  expect(letters.mi).toContain('g');
});

test('every class but display has a family that sets every language', () => {
  const classes = [...new Set(typefaces.map((typeface) => typeface.class))];
  const incomplete = classes.filter(
    (typeClass) => !typefaces.some((typeface) => typeface.class === typeClass && typeface.lacks.length === 0),
  );
  expect(incomplete).toEqual(['display']);
});
