import { readFile } from 'node:fs/promises';
import { createEngine, decodeImage, type Engine } from '@palimpsest/engine';
import { findTypeface } from '@palimpsest/typefaces';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedCase } from '../engine/cases.ts';
import { onSamePlace } from '../engine/correspondence.ts';
import { scoreErasing } from '../engine/score-erasing.ts';
import type { ReadText } from './answer.ts';
import { loadPictures, type RealPicture } from './pictures.ts';
import { coarseClass, type RealScore, scorePicture } from './score.ts';
import { translatePicture } from './translate-picture.ts';

/** The floors of a picture: shares from 0 to 1, least; the other figures at most. */
interface Floor {
  name: string;
  words: number;
  groups: number;
  translated: number;
  damaged: number;
  /** Pixels that changed outside the texts that changed, in millionths of the picture. */
  harmPpm: number;
  faces: number;
  /** Texts in a handwriting or novelty face that are in none. */
  novelties: number;
  /** Lines that are still seen after erasing. */
  ghosts: number;
}

/** Nothing wrong was measured. */
const right = { words: 1, groups: 1, translated: 1, damaged: 0, harmPpm: 0, faces: 1, novelties: 0, ghosts: 0 };

/** The measured values, with a tolerance of one word or a few pixels where they are not perfect yet. */
const real: readonly Floor[] = [
  { name: 'gnome-quick-settings', ...right },
  { name: 'wireshark-telephony', ...right },
  { name: 'gimp-context-menu', ...right, groups: 0.5 },
  { name: 'avviso.it', ...right, faces: 2 },
  {
    name: 'gcompris-dataset',
    ...right,
    words: 0.8,
    damaged: 4,
    harmPpm: 8000,
    faces: 2,
    novelties: 2,
  },
];

/** `erasedDb`: the mean over the texts that were erased, against the true background, least. */
const drawn: readonly (Floor & { target: string; erasedDb: number })[] = [
  { name: 'boulangerie', target: 'Spanish', ...right, faces: 3, erasedDb: 58 },
  { name: 'trattoria', target: 'English', ...right, faces: 3, erasedDb: 35 },
];

let engine: Engine | undefined;
beforeAll(async () => {
  engine = await createEngine();
});
afterAll(() => engine?.close());

async function translate(
  picture: RealPicture,
  target: string,
): Promise<{ score: RealScore; texts: ReadText[]; erasedPng: Buffer }> {
  if (!engine) throw new Error('The engine is there once the first test runs, not before.');
  const bytes = await readFile(picture.image);
  const { texts, erasedPng, resultPng } = await translatePicture(engine, bytes, { language: picture.language, target });
  const [source, erased, result] = [
    await decodeImage(bytes),
    await decodeImage(erasedPng),
    await decodeImage(resultPng),
  ];
  const answer = { name: picture.name, texts, seconds: 0, cpuSeconds: 0 };
  return { score: scorePicture(picture, answer, { source, erased, result }), texts, erasedPng };
}

function expectFloor(score: RealScore, floor: Floor): void {
  expect.soft(score.wordsRead / score.words, 'words read').toBeGreaterThanOrEqual(floor.words);
  expect.soft(score.grouped / score.texts, 'texts grouped right').toBeGreaterThanOrEqual(floor.groups);
  expect.soft(score.translated / score.translatable, 'texts translated').toBeGreaterThanOrEqual(floor.translated);
  expect.soft(score.damaged.length, `damaged: ${score.damaged.join(', ')}`).toBeLessThanOrEqual(floor.damaged);
  expect.soft(score.harm, 'pixels changed outside the texts, ppm').toBeLessThanOrEqual(floor.harmPpm);
  expect.soft(score.faces, 'families').toBeLessThanOrEqual(floor.faces);
  expect
    .soft(score.novelties, 'handwriting or novelty faces where there are none')
    .toBeLessThanOrEqual(floor.novelties);
  expect.soft(score.ghosts, 'lines still seen').toBeLessThanOrEqual(floor.ghosts);
}

describe('pictures that were not made for the product keep what they reached', () => {
  test.each(real)('$name', async (floor) => {
    const [picture] = await loadPictures([floor.name]);
    if (!picture?.target) throw new Error(`${floor.name} is not translated.`);
    const { score } = await translate(picture, picture.target);
    expect(score.translatable).toBeGreaterThan(0);
    expectFloor(score, floor);
  });
});

describe('posters that the product drew keep what they reached', () => {
  test.each(drawn)('$name', async (floor) => {
    const { truth, poster, background } = await storedCase(floor.name);
    const picture: RealPicture = {
      name: floor.name,
      image: poster,
      language: truth.language,
      target: floor.target,
      texts: truth.texts.map(({ text, lines, fontFamily }) => ({
        face: coarseClass(findTypeface(fontFamily)?.class ?? 'grotesque'),
        lines: lines.map((line) => ({ text: line.text, quad: line.box })),
        ...(/\p{L}/u.test(text) ? {} : { stays: 'number' }),
      })),
      marks: [],
    };
    const { score, texts, erasedPng } = await translate(picture, floor.target);
    expectFloor(score, floor);
    const [before, clean, after] = await Promise.all(
      [await readFile(poster), await readFile(background), erasedPng].map(async (bytes) => await decodeImage(bytes)),
    );
    if (!before || !clean || !after) throw new Error('A picture of the poster could not be read.');
    const erased = truth.texts.filter((text) =>
      text.lines.every(({ box }) =>
        texts.some(({ quad, translation }) => translation !== undefined && onSamePlace(box, quad)),
      ),
    );
    const psnrs = erased.map((text) => scoreErasing(text, before, clean, after).psnr);
    expect(psnrs.reduce((sum, psnr) => sum + psnr, 0) / psnrs.length).toBeGreaterThanOrEqual(floor.erasedDb);
  });
});
