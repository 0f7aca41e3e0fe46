import sharp from 'sharp';
import type { Quad } from '../../geometry/quad.ts';
import type { Raster } from '../../image/raster.ts';

/** How much of its surroundings is seen around a text, as a share of its height. */
const margin = 0.5;
/** Maximum size of a crop, in px: a translator sees it at a glance, and its file is small. */
const largest = { width: 480, height: 160 };

/** A PNG file that shows a text in its picture. */
export async function cropText(picture: Raster, quad: Quad): Promise<Uint8Array> {
  const xs = quad.map(({ x }) => x);
  const ys = quad.map(({ y }) => y);
  const room = (Math.max(...ys) - Math.min(...ys)) * margin;
  const left = within(Math.min(...xs) - room, picture.width - 1);
  const top = within(Math.min(...ys) - room, picture.height - 1);
  const right = within(Math.max(...xs) + room, picture.width - 1);
  const bottom = within(Math.max(...ys) + room, picture.height - 1);
  return await sharp(Buffer.from(picture.data.buffer, picture.data.byteOffset, picture.data.byteLength), {
    raw: { width: picture.width, height: picture.height, channels: 4 },
  })
    .extract({ left, top, width: right - left + 1, height: bottom - top + 1 })
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .png({ palette: true })
    .toBuffer();
}

function within(value: number, last: number): number {
  return Math.min(last, Math.max(0, Math.round(value)));
}
