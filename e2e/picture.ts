import sharp from 'sharp';

/** RGBA pixels of a picture. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** An axis-parallel box in pixels of the picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export async function readPicture(file: string): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

/** How many pixels of two pictures of one size differ, outside the boxes. */
export function differencesOutside(boxes: readonly Box[], a: Picture, b: Picture): number {
  let differences = 0;
  for (let y = 0; y < a.height; y++) {
    for (let x = 0; x < a.width; x++) {
      if (boxes.some((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height)) continue;
      const at = (y * a.width + x) * 4;
      if ([0, 1, 2, 3].some((channel) => a.data[at + channel] !== b.data[at + channel])) differences++;
    }
  }
  return differences;
}

/** The box grown by `margin` pixels on every side. */
export function grown({ x, y, width, height }: Box, margin: number): Box {
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}
