import { describe, expect, it } from 'vitest';
import type { ColourPlanes } from '../../image/planes.ts';
import type { StrokeMap } from '../stroke-network.ts';
import { shownChanges, withoutStrayMarks } from './stray-marks.ts';
import type { TextMask } from './text-mask.ts';

const width = 40;
const height = 12;

/** One byte a pixel, marked where the rule says. */
const marked = (rule: (x: number, y: number) => boolean): Uint8Array =>
  Uint8Array.from({ length: width * height }, (_, i) => (rule(i % width, Math.floor(i / width)) ? 1 : 0));
const maskOf = (data: Uint8Array): TextMask => ({
  box: { x: 0, y: 0, width, height },
  data,
  letters: data,
  lineHeight: 10,
  unshadowed: undefined,
});

const strokes = marked((x) => x >= 4 && x < 10);
const mapOf = (effect: Uint8Array): StrokeMap => ({
  box: { x: 0, y: 0, width, height },
  stroke: Float32Array.from(strokes),
  effect: Float32Array.from(effect),
  text: 1,
});
const none = marked(() => false);
const few = marked((x, y) => (x >= 4 && x < 10) || (x === 20 && y === 6));
/** A rule of the ink's colour beside the strokes. */
const withRule = marked((x, y) => (x >= 4 && x < 10) || (x >= 20 && x < 30 && y === 6));

describe('withoutStrayMarks', () => {
  it('takes away what lies apart from the strokes', () => {
    expect(withoutStrayMarks(maskOf(withRule), [mapOf(none)]).data).toEqual(strokes);
  });

  it('keeps the soft edge of strokes', () => {
    const soft = marked((x) => x >= 2 && x < 12);
    expect(withoutStrayMarks(maskOf(soft), [mapOf(none)]).data).toEqual(soft);
  });

  it('keeps a shadow that the network sees', () => {
    const shadow = marked((x, y) => x >= 20 && x < 30 && y === 6);
    expect(withoutStrayMarks(maskOf(withRule), [mapOf(shadow)]).data).toEqual(withRule);
  });

  it('leaves a mask alone of whose strokes the network sees little', () => {
    const mask = maskOf(marked((x) => x >= 8 && x < 38));
    expect(withoutStrayMarks(mask, [mapOf(none)])).toBe(mask);
  });

  it('leaves a mask alone of which the network sees all but a few pixels', () => {
    const mask = maskOf(few);
    expect(withoutStrayMarks(mask, [mapOf(none)])).toBe(mask);
  });

  it('leaves a mask alone without a network', () => {
    const mask = maskOf(withRule);
    expect(withoutStrayMarks(mask, [])).toBe(mask);
  });
});

/** A grey picture whose levels change along its rows. */
const planesOf = (level: (x: number) => number): ColourPlanes => {
  const plane = Float32Array.from({ length: width * height }, (_, i) => level(i % width));
  return { width, height, channels: [plane, plane, plane] };
};
const all = marked(() => true);

describe('shownChanges', () => {
  it('leaves out what filling hardly moved, away from the strokes only', () => {
    const filled = planesOf((x) => (x < 20 ? 101 : x < 30 ? 109 : 101));
    const shown = shownChanges(
      maskOf(all),
      [mapOf(none)],
      planesOf(() => 100),
      filled,
    );
    expect(shown).toEqual(marked((x) => (x >= 1 && x < 13) || (x >= 20 && x < 30)));
  });

  it('changes all that is marked where the network sees nothing', () => {
    const same = planesOf(() => 100);
    expect(shownChanges(maskOf(all), [], same, same)).toEqual(all);
  });
});
