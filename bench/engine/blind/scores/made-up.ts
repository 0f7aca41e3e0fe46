import type { Quad, Raster } from '@palimpsest/engine';
import type { Pictures } from './masks.ts';

/** A picture of 40 × 20 pixels for the tests: a background of level 200 with a text of level 20 in `box`. */
export const made = { width: 40, height: 20, background: 200, ink: 20 } as const;

export function box(left: number, top: number, right: number, bottom: number): Quad {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

type Place = (x: number, y: number) => boolean;

/** Level `ink` where `inked`, else the background's. */
export function picture(inked: Place, ink: number = made.ink): Raster {
  const data = new Uint8ClampedArray(made.width * made.height * 4);
  for (let pixel = 0; pixel < made.width * made.height; pixel++) {
    const level = inked(pixel % made.width, Math.floor(pixel / made.width)) ? ink : made.background;
    data.set([level, level, level, 255], pixel * 4);
  }
  return { width: made.width, height: made.height, data };
}

/** Pictures of one text whose strokes are where `strokes`, inside of the area `owned`; `erased` is what a system left. */
export function pictures(strokes: Place, owned: Place, erased: Raster): Pictures {
  const size = made.width * made.height;
  const plane = (inside: Place, value: number): Uint8Array =>
    Uint8Array.from({ length: size }, (_, pixel) =>
      inside(pixel % made.width, Math.floor(pixel / made.width)) ? value : 0,
    );
  return {
    source: picture(strokes),
    clean: picture(() => false),
    erased,
    masks: {
      width: made.width,
      height: made.height,
      owner: plane(owned, 1),
      strokes: plane(strokes, 255),
      touched: plane(strokes, 255),
    },
  };
}
