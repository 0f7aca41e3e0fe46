import type { Quad, Raster } from '@palimpsest/engine';
import { describe, expect, test } from 'vitest';
import type { Answer, ReadText } from './answer.ts';
import type { RealPicture } from './pictures.ts';
import { scorePicture } from './score.ts';

const box = (left: number, top: number, width: number, height: number): Quad => [
  { x: left, y: top },
  { x: left + width, y: top },
  { x: left + width, y: top + height },
  { x: left, y: top + height },
];

/** White, 200 × 100, with black rectangles. */
function drawing(...black: readonly Quad[]): Raster {
  const data = new Uint8ClampedArray(200 * 100 * 4).fill(255);
  for (const [from, , to] of black) {
    for (let y = from.y; y < to.y; y++)
      for (let x = from.x; x < to.x; x++) data.fill(0, (y * 200 + x) * 4, (y * 200 + x) * 4 + 3);
  }
  return { width: 200, height: 100, data };
}

const heading = { place: box(10, 10, 80, 20), ink: box(12, 12, 60, 10) };
const address = { place: box(10, 50, 80, 20), ink: box(12, 52, 60, 10) };
const icon = { place: box(150, 10, 20, 20), ink: box(152, 12, 10, 10) };

const picture: RealPicture = {
  name: 'drawn',
  image: 'drawn.png',
  language: 'English',
  target: 'Spanish',
  texts: [
    { face: 'sans', lines: [{ text: 'Good morning', quad: heading.place }] },
    { face: 'sans', stays: 'URL', lines: [{ text: 'example.org', quad: address.place }] },
  ],
  marks: [{ what: 'icon', quad: icon.place }],
};

const source = drawing(heading.ink, address.ink, icon.ink);
const translated: ReadText = {
  text: 'Good morning',
  quad: heading.place,
  translation: 'Buenos días',
  set: { quad: heading.place, family: 'Lobster' },
};
const kept: ReadText = { text: 'example.org', quad: address.place };

const answerOf = (...texts: readonly ReadText[]): Answer => ({
  name: 'drawn',
  texts: [...texts],
  seconds: 1,
  cpuSeconds: 1,
});

const erasedRight = drawing(address.ink, icon.ink);

describe('a picture that came out right', () => {
  const score = scorePicture(picture, answerOf(translated, kept), {
    source,
    erased: erasedRight,
    result: drawing(box(14, 12, 40, 10), address.ink, icon.ink),
  });

  test('counts words, groups and translations of the texts that have to be translated only', () => {
    expect(score).toMatchObject({ words: 2, wordsRead: 2, texts: 1, grouped: 1, translatable: 1, translated: 1 });
  });

  test('has no harm and no ghost', () => {
    expect(score).toMatchObject({ staying: 2, damaged: [], harm: 0, ghosts: 0, ghostsJudged: 1 });
  });
});

test('a staying text and an icon whose pixels changed are damaged', () => {
  const result = drawing(box(12, 52, 30, 10));
  const { damaged, harm } = scorePicture(picture, answerOf(translated, kept), { source, erased: result, result });
  expect(damaged).toEqual(['icon', 'example.org']);
  expect(harm).toBeGreaterThan(0);
});

test('a text that was read and not translated has to stay as it was', () => {
  const left: ReadText = { text: 'Good morning', quad: heading.place };
  const result = drawing(address.ink, icon.ink);
  const score = scorePicture(picture, answerOf(left, kept), { source, erased: result, result });
  expect(score.translated).toBe(0);
  expect(score.damaged).toEqual(['Good morning']);
});

test('a translation may reach over plain background, and over nothing else', () => {
  const long = { ...translated, set: { quad: box(10, 10, 180, 20), family: 'Arimo' } };
  const over = scorePicture(picture, answerOf(long, kept), {
    source,
    erased: erasedRight,
    result: drawing(box(14, 12, 100, 10), address.ink, icon.ink),
  });
  expect(over.harm).toBe(0);
  const through = scorePicture(picture, answerOf(long, kept), {
    source,
    erased: erasedRight,
    result: drawing(box(14, 12, 100, 10), address.ink),
  });
  expect(through.harm).toBeGreaterThan(0);
  expect(through.damaged).toEqual(['icon']);
});

test('two true texts that were read as one are both not grouped', () => {
  const two: RealPicture = {
    ...picture,
    texts: [
      { face: 'sans', lines: [{ text: 'Cancel', quad: box(10, 10, 30, 20) }] },
      { face: 'sans', lines: [{ text: 'Apply', quad: box(60, 10, 30, 20) }] },
    ],
  };
  const joined: ReadText = { text: 'Cancel Apply', quad: box(10, 10, 80, 20) };
  expect(scorePicture(two, answerOf(joined), { source })).toMatchObject({
    texts: 2,
    grouped: 0,
    words: 2,
    wordsRead: 2,
  });
});

test('strokes that stand in the erased picture are a ghost', () => {
  const score = scorePicture(picture, answerOf(translated, kept), {
    source,
    erased: drawing(box(12, 12, 10, 10), address.ink, icon.ink),
    result: source,
  });
  expect(score.ghosts).toBe(1);
});

test('a text of a plain face that is set in a novelty face is counted', () => {
  const score = scorePicture(picture, answerOf(translated, kept), { source });
  expect(score).toMatchObject({ facesJudged: 1, facesRight: 0, novelties: 1, faces: 1 });
});

test('a picture that came to nothing has read nothing and harmed nothing', () => {
  const score = scorePicture(picture, { ...answerOf(), failure: 'No text was found.' }, { source });
  expect(score).toMatchObject({ failure: 'No text was found.', words: 2, wordsRead: 0, translated: 0, harm: 0 });
});
