import { describe, expect, test } from 'vitest';
import { blur } from '../../image/blur.ts';
import { chamferDistance } from '../../image/distance-transform.ts';
import { draw, type Drawing, type DrawnText, plain, psnr } from '../../testing/drawing.ts';
import { eraseText, type StrokeMaps } from '../erase-text.ts';
import { softEffect } from './soft-effect.ts';

const title: DrawnText = { lines: ['Live Music'], x: 80, y: 150, size: 72, weight: 700, colour: '#2f2a10' };
const paper = '#f7eaa0';

function glowing(blurred: number): DrawnText {
  return { ...title, shadow: { colour: '#d9531e', blur: blurred, dx: 0, dy: 0 } };
}

/** The stroke map of a network that marks letters in `title`'s colour and nothing around them. */
function lettersOnly({ paragraphs }: Drawing): StrokeMaps {
  const { image, clean } = draw(560, 260, plain(paper), [title]);
  const { width, height } = image;
  const stroke = Float32Array.from({ length: width * height }, (_, i) =>
    Math.abs((image.data[i * 4] ?? 0) - (clean.data[i * 4] ?? 0)) > 80 ? 1 : 0,
  );
  const map = { box: { x: 0, y: 0, width, height }, stroke, effect: new Float32Array(stroke.length), text: 1 };
  return new Map(paragraphs.map((paragraph) => [paragraph, [map]]));
}

describe('eraseText with a network that does not see soft effects', () => {
  test('follows a soft shadow to its end', () => {
    const shadow = { colour: 'rgba(0,0,0,0.55)', blur: 16, dx: 0, dy: 6 };
    const drawing = draw(560, 260, plain(paper), [{ ...title, shadow }]);
    const { erased } = eraseText(drawing.image, drawing.paragraphs, lettersOnly(drawing));
    expect(psnr(erased, drawing.clean, drawing.paragraphs)).toBeGreaterThan(60);
  });

  test('erases both layers of a glow', () => {
    const { paragraphs, ...drawing } = draw(560, 260, plain(paper), [glowing(14), glowing(5)]);
    const both = { ...drawing, paragraphs: paragraphs.slice(1) };
    const { erased } = eraseText(both.image, both.paragraphs, lettersOnly(both));
    expect(psnr(erased, both.clean, both.paragraphs)).toBeGreaterThan(60);
  });
});

describe('softEffect', () => {
  const [width, height] = [120, 60];
  const letter = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return x >= 40 && x < 60 && y >= 20 && y < 40 ? 1 : 0;
  });
  const distance = chamferDistance(letter, width, height);
  const shade = blur(Float32Array.from(letter), width, height, 4).map((value) => -120 * value);
  const around = {
    width,
    distance,
    marked: new Uint8Array(letter.length).fill(1),
    low: 1.5,
    lineHeight: 20,
  };
  const effectOf = (levels: Float32Array) =>
    softEffect({ ...around, residualAt: (i) => [levels[i] ?? 0, levels[i] ?? 0, levels[i] ?? 0] });

  test('leaves out a rule that stands in the shadow', () => {
    const isRule = (i: number): boolean => i % width >= 66 && Math.floor(i / width) === 30;
    const effect = effectOf(shade.map((level, i) => (isRule(i) ? -200 : level)));
    expect(effect?.[30 * width + 64]).toBe(1);
    expect(effect?.[30 * width + 67]).toBe(0);
    expect(effect?.[24 * width + 66]).toBe(1);
  });

  test('is none where the surroundings are off to both sides, as traces of compression are', () => {
    expect(effectOf(shade.map((level, i) => (i % 2 === 0 ? level : -level)))).toBeUndefined();
  });
});
