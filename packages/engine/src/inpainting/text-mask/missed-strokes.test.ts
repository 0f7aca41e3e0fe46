import { describe, expect, it } from 'vitest';
import type { StrokeMap } from '../stroke-network.ts';
import { withMissedStrokes } from './missed-strokes.ts';
import type { TextMask } from './text-mask.ts';

const width = 20;
const height = 12;

/** One byte a pixel, marked where the rule says. */
function marked(rule: (x: number, y: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, i) => (rule(i % width, Math.floor(i / width)) ? 1 : 0));
}

function maskOf(data: Uint8Array, unshadowed?: TextMask['unshadowed']): TextMask {
  return { box: { x: 10, y: 30, width, height }, data, letters: data, lineHeight: 10, unshadowed };
}

/** The network sees a stroke of 2 × 10 px from column 4, row 1 of the mask on; its map begins two pixels to the left of the mask. */
const stroke = marked((x, y) => x >= 4 && x < 6 && y >= 1 && y < 11);
const map: StrokeMap = {
  box: { x: 8, y: 30, width, height },
  stroke: Float32Array.from(marked((x, y) => x >= 6 && x < 8 && y >= 1 && y < 11)),
  effect: new Float32Array(width * height),
  text: 1,
};

describe('withMissedStrokes', () => {
  it('leaves a mask alone that covers the strokes', () => {
    const mask = maskOf(stroke);
    expect(withMissedStrokes(mask, [map])).toBe(mask);
    expect(withMissedStrokes(mask, [])).toBe(mask);
  });

  it('leaves a mask alone that misses one pixel in twenty', () => {
    const mask = maskOf(stroke.map((value, i) => (i === width + 4 ? 0 : value)));
    expect(withMissedStrokes(mask, [map])).toBe(mask);
  });

  it('adds the strokes with their rims where more is missed, and keeps what was marked', () => {
    const first = marked((x) => x === 18);
    const { data } = withMissedStrokes(maskOf(first), [map]);
    expect(data).toEqual(marked((x, y) => x === 18 || (x >= 3 && x < 7 && y >= 1 && y < 11) || (x >= 4 && x < 6)));
  });

  it('counts strokes from which a shadow was removed as covered', () => {
    const channels = [new Float32Array(), new Float32Array(), new Float32Array()] as const;
    const mask = maskOf(new Uint8Array(width * height), { planes: { width, height, channels }, changed: stroke });
    expect(withMissedStrokes(mask, [map])).toBe(mask);
  });

  it('adds the outline that the network sees at missed strokes, and no shadow farther away', () => {
    const effect = Float32Array.from(marked((x, y) => (x === 9 || x === 14) && y === 6));
    const { data } = withMissedStrokes(maskOf(new Uint8Array(width * height)), [{ ...map, effect }]);
    expect(data[6 * width + 7]).toBe(1);
    expect(data[6 * width + 12]).toBe(0);
  });
});
