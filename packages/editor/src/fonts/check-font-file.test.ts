import { describe, expect, test } from 'vitest';
import { familyNameOf, fontFileProblem, maxFontBytes, weightInName } from './check-font-file.ts';

const file = (name: string, type = 'font/ttf', size = 1_000) => ({ name, type, size });
const invalid = { reason: 'invalid' };

describe('a font file', () => {
  test.each([
    ['Mine.ttf', 'font/ttf'],
    ['Mine.TTF', 'application/x-font-ttf'],
    ['Mine.otf', 'font/otf'],
    ['Mine.otf', 'application/vnd.ms-opentype'],
    ['Mine.woff', 'font/woff'],
    ['Mine.woff2', 'font/woff2'],
  ])('%s of type %s is taken', (name, type) => {
    expect(fontFileProblem(file(name, type), [])).toBeUndefined();
  });

  test.each(['', 'application/octet-stream'])('is taken where the system knows no type for it: "%s"', (type) => {
    expect(fontFileProblem(file('Mine.woff2', type), [])).toBeUndefined();
  });

  test.each([
    ['with another ending', file('Mine.ttc', 'font/ttf')],
    ['without an ending', file('ttf', 'font/ttf')],
    ['of a type that is no font', file('Mine.ttf', 'image/png')],
    ['of the type of another ending', file('Mine.ttf', 'font/woff2')],
    ['that is empty', file('Mine.ttf', 'font/ttf', 0)],
    ['of more than 10 MB', file('Mine.ttf', 'font/ttf', maxFontBytes + 1)],
  ])('%s is refused', (_, refused) => {
    expect(fontFileProblem(refused, [])).toEqual(invalid);
  });

  test('of 10 MB is taken', () => {
    expect(fontFileProblem(file('Mine.ttf', 'font/ttf', 10 * 1024 * 1024), [])).toBeUndefined();
  });

  test('is the twentieth at most', () => {
    const present = Array.from({ length: 20 }, (_, index) => `Font ${index}`);
    expect(fontFileProblem(file('Mine.ttf'), present.slice(1))).toBeUndefined();
    expect(fontFileProblem(file('Mine.ttf'), present)).toEqual({ reason: 'tooMany', max: 20 });
  });

  test('needs a name that neither a custom font nor the library has, in whatever case', () => {
    expect(fontFileProblem(file('my-font.ttf'), ['My font'])).toEqual({ reason: 'duplicate', family: 'my font' });
    expect(fontFileProblem(file('Roboto.ttf'), [])).toEqual({ reason: 'duplicate', family: 'Roboto' });
    expect(fontFileProblem(file('Roboto-Bold.ttf'), [])).toBeUndefined();
  });
});

describe('the family name', () => {
  test.each([
    ['Poster-Caps_2.woff2', 'Poster Caps_2'],
    ['(new) My.Font.ttf', 'new My Font'],
    ['---.ttf', 'Custom Font'],
    ['.ttf', 'Custom Font'],
    [`${'a'.repeat(50)}.otf`, 'a'.repeat(50)],
    [`${'a'.repeat(51)}.otf`, 'Custom Font'],
  ])('of %s is "%s"', (fileName, family) => {
    expect(familyNameOf(fileName)).toBe(family);
  });
});

describe('the weight in a name', () => {
  test.each([
    ['Poster-Bold.ttf', 'Bold'],
    ['PosterBoldItalic.ttf', 'Bold'],
    ['Poster-SemiBold.ttf', 'SemiBold'],
    ['poster semi bold.ttf', 'SemiBold'],
    ['Poster_Medium.ttf', 'Medium'],
    ['Poster-Light.ttf', 'Light'],
    ['Poster-Regular.ttf', 'Regular'],
    ['Poster-ExtraBold.ttf', undefined],
    ['Poster-ExtraLight.ttf', undefined],
    ['Poster.ttf', undefined],
  ])('%s is %s', (name, weight) => {
    expect(weightInName(name)).toBe(weight);
  });
});
