import { statSync } from 'node:fs';
import { assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  faceFileName,
  faceUrl,
  findFaceByFileName,
  findTypeface,
  matchFace,
  narrowerFace,
  typefaces,
} from './catalogue.ts';
import { face as faceOnDisk, facePath } from './node.ts';
import { typeClasses, type FaceStyle } from './types.ts';

const weightOf = (family: string, weight: number, style?: FaceStyle) => matchFace(family, weight, style)?.face.weight;

describe('the library', () => {
  test('has about sixty families, and each class of type', () => {
    expect(typefaces.length).toBeGreaterThanOrEqual(60);
    expect([...new Set(typefaces.map((typeface) => typeface.class))]).toEqual(typeClasses);
  });

  test('weighs at most 40 MB', () => {
    const bytes = typefaces.flatMap(({ faces }) => faces).map((face) => statSync(facePath(face)).size);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(40_000_000);
  });

  test('is free to distribute', () => {
    expect(new Set(typefaces.map(({ license }) => license.id))).toEqual(new Set(['OFL-1.1', 'Apache-2.0']));
  });
});

describe('families of the specification', () => {
  test.each([
    ['Arial', 'Arimo'],
    ['Helvetica', 'Arimo'],
    ['Times New Roman', 'Tinos'],
    ['Times', 'Tinos'],
    ['Georgia', 'Gelasio'],
    ['Courier New', 'Courier Prime'],
    ['Courier', 'Courier Prime'],
    ['Verdana', 'Open Sans'],
    ['Garamond', 'EB Garamond'],
    ['Bookman', 'Libre Baskerville'],
    ['Palatino', 'Lora'],
    ['Impact', 'Anton'],
    ['Comic Sans MS', 'Comic Neue'],
    ['Trebuchet MS', 'Fira Sans'],
    ['Roboto', 'Roboto'],
  ])('%s is drawn in %s', (family, drawn) => {
    expect(findTypeface(family)?.name).toBe(drawn);
  });

  test('Arimo has the widths of Arial and Tinos those of Times New Roman', () => {
    // These are the advances of the original fonts, in ems.
    expect(findTypeface('Arial')?.faces[0]?.advances).toMatchObject({ digits: 0.5562, space: 0.2778 });
    expect(findTypeface('Times New Roman')?.faces[0]?.advances).toMatchObject({ digits: 0.5, space: 0.25 });
  });
});

describe('matching a face', () => {
  test('takes the weight that is there', () => {
    expect(weightOf('Roboto', 900)).toBe(900);
  });

  test('looks for a light one downwards first, for a bold one upwards first', () => {
    expect(weightOf('Arimo', 300)).toBe(400);
    expect(weightOf('Arimo', 500)).toBe(400);
    expect(weightOf('Arimo', 600)).toBe(700);
    expect(weightOf('Arimo', 900)).toBe(700);
    expect(weightOf('Gelasio', 450)).toBe(500);
  });

  test('keeps the style and gives up the weight', () => {
    expect(matchFace('Roboto', 900, 'italic')?.face).toMatchObject({ weight: 700, style: 'italic' });
  });

  test('gives the upright face of a family without italics', () => {
    expect(matchFace('Oswald', 700, 'italic')?.face).toMatchObject({ weight: 700, style: 'normal' });
  });

  test('knows no face of a family that nothing stands for', () => {
    expect(matchFace('Wingdings')).toBeUndefined();
    expect(faceOnDisk('Wingdings')).toBeUndefined();
  });

  test('finds the file on disk', () => {
    expect(faceOnDisk('Georgia', 700)?.path).toMatch(/@expo-google-fonts\/gelasio\/700Bold\/Gelasio_700Bold\.ttf$/);
  });
});

describe('a narrower companion', () => {
  const companions = typefaces.filter(({ narrower }) => narrower !== undefined);

  test.each(companions)('of $name has letters as high that are narrower, and every language', ({ faces, ...wide }) => {
    const pairs = faces.flatMap((face) => {
      const narrow = narrowerFace(wide.name, face.weight, face.style);
      return narrow ? [{ face, narrow }] : [];
    });
    expect(pairs.length).toBeGreaterThan(3);
    for (const { face, narrow } of pairs) {
      expect(narrow.typeface.name).toBe(wide.narrower);
      expect(narrow.face.width).toBeLessThan(0.93 * face.width);
      expect(narrow.face.capHeight).toBeCloseTo(face.capHeight, 2);
      expect(narrow.face.xHeight).toBeCloseTo(face.xHeight, 2);
      expect(wide.lacks).toEqual(expect.arrayContaining([...narrow.typeface.lacks]));
    }
  });

  test.each([
    ['Roboto', 700, 'Roboto Condensed'],
    ['Archivo', 600, 'Archivo Narrow'],
  ])('of %s %d is %s', (family, weight, narrower) => {
    expect(narrowerFace(family, weight)).toMatchObject({ typeface: { name: narrower }, face: { weight } });
  });

  test.each([
    ['no narrower face of its weight', 'Archivo', 900],
    ['no companion', 'Lora', 400],
    ['no place in the library', 'Wingdings', 400],
  ])('is not there for a family with %s', (_, family, weight) => {
    expect(narrowerFace(family, weight)).toBeUndefined();
  });
});

describe('the address of a face', () => {
  const everyFace = typefaces.flatMap(({ faces }) => faces);

  test('changes with the content of the file', () => {
    const face = matchFace('Arial')?.face;
    expect(face && faceUrl(face, '/v1/typefaces/')).toBe(`/v1/typefaces/arimo-400.${face?.sha256.slice(0, 16)}.woff2`);
    expect(face && faceFileName({ ...face, sha256: 'f'.repeat(64) })).toBe('arimo-400.ffffffffffffffff.woff2');
  });

  test('leads back to that face alone', () => {
    assert(
      property(constantFrom(...everyFace), (face) => {
        expect(findFaceByFileName(faceFileName(face))?.face).toBe(face);
      }),
    );
    expect(new Set(everyFace.map(faceFileName)).size).toBe(everyFace.length);
  });

  test('is not guessed from other names', () => {
    expect(findFaceByFileName('arimo-400.ttf')).toBeUndefined();
    expect(findFaceByFileName('../package.json')).toBeUndefined();
  });
});
