import { axesOf, type OrientedRectangle } from '../../geometry/oriented-rectangle.ts';
import type { Colour } from '../../image/colour.ts';
import type { Raster } from '../../image/raster.ts';

/** The colour of the image at a place of the frame, in pixels along it and below its top; that of the nearest pixel beyond the image. */
export function frameSampler(image: Raster, frame: OrientedRectangle): (u: number, v: number) => Colour {
  const { origin, along, down } = axesOf(frame);
  return (u, v) => {
    const x = Math.min(image.width - 1, Math.max(0, Math.floor(origin.x + along.x * u + down.x * v)));
    const y = Math.min(image.height - 1, Math.max(0, Math.floor(origin.y + along.y * u + down.y * v)));
    const i = (y * image.width + x) * 4;
    return [image.data[i] ?? 0, image.data[i + 1] ?? 0, image.data[i + 2] ?? 0];
  };
}
