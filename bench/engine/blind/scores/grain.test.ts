import type { Raster } from '@palimpsest/engine';
import { describe, expect, it } from 'vitest';
import { scoreGrain } from './grain.ts';
import { made, pictures } from './made-up.ts';

const everywhere = (): boolean => true;

/** Pixels that are lighter and darker by turns. */
function chequered(by: number): Raster {
  const data = new Uint8ClampedArray(made.width * made.height * 4);
  for (let pixel = 0; pixel < made.width * made.height; pixel++) {
    const isLight = ((pixel % made.width) + Math.floor(pixel / made.width)) % 2 === 0;
    data.fill(made.background + (isLight ? by : -by), pixel * 4, pixel * 4 + 4);
  }
  return { width: made.width, height: made.height, data };
}

describe('scoreGrain', () => {
  it('compares what was filled with the true background', () => {
    const { filled, truth } = scoreGrain({ ...pictures(everywhere, everywhere, chequered(5)), clean: chequered(10) });
    expect(filled / truth).toBeCloseTo(0.25, 5);
  });

  it('leaves out pixels that were not filled', () => {
    const grainy = { ...pictures(everywhere, everywhere, chequered(5)), clean: chequered(10) };
    expect(scoreGrain({ ...grainy, erased: grainy.source })).toEqual({ filled: 0, truth: 0 });
  });

  it('judges no picture without grain', () => {
    const even = { ...pictures(everywhere, everywhere, chequered(5)), clean: chequered(1) };
    expect(scoreGrain(even)).toEqual({ filled: 0, truth: 0 });
  });
});
