import { faceFileName, typefaces } from '@palimpsest/typefaces';
import { expect, test } from 'vitest';
import source from '../../../../packages/typefaces/src/catalogue.json?raw';
import { leanCatalogue } from './lean-typefaces.ts';

const lean = leanCatalogue(source);

test('the catalogue of the built app has every family, and finds the files of the whole one', () => {
  expect(typefaces.length).toBeGreaterThan(50);
  expect(lean.families.map(({ name }) => name)).toEqual(typefaces.map(({ name }) => name));
  for (const [index, { faces, ...typeface }] of lean.families.entries()) {
    const whole = typefaces[index];
    expect(whole).toMatchObject(typeface);
    const built = faces.map((face, at) => whole?.faces[at] && { ...whole.faces[at], ...face });
    expect(built.map((face) => face && faceFileName(face))).toEqual(whole?.faces.map(faceFileName));
    expect(built).toMatchObject(
      (whole?.faces ?? []).map(({ weight, style, ascent, descent }) => ({ weight, style, ascent, descent })),
    );
  }
});

test('it holds less than a third of the whole one', () => {
  expect(JSON.stringify(lean).length).toBeLessThan(source.length / 3);
});
