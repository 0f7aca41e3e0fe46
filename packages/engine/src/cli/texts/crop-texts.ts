import sharp from 'sharp';
import { boundsInFrame } from '../../geometry/oriented-rectangle.ts';
import type { Quad } from '../../geometry/quad.ts';
import type { Raster } from '../../image/raster.ts';

/** How much of its surroundings is seen around a text, as a share of its height. */
const margin = 0.5;
/** Maximum size of a crop, in px: a translator sees it at a glance, and its file is small. */
const maxSize = { width: 480, height: 160 };

/** A PNG file that shows a text in its picture. */
export async function cropText(picture: Raster, quad: Quad): Promise<Uint8Array> {
  const bounds = boundsInFrame(quad, 0);
  const room = (bounds.bottom - bounds.top) * margin;
  const left = within(bounds.left - room, picture.width - 1);
  const top = within(bounds.top - room, picture.height - 1);
  const right = within(bounds.right + room, picture.width - 1);
  const bottom = within(bounds.bottom + room, picture.height - 1);
  return await sharp(Buffer.from(picture.data.buffer, picture.data.byteOffset, picture.data.byteLength), {
    raw: { width: picture.width, height: picture.height, channels: 4 },
  })
    .extract({ left, top, width: right - left + 1, height: bottom - top + 1 })
    .resize({ ...maxSize, fit: 'inside', withoutEnlargement: true })
    .png({ palette: true })
    .toBuffer();
}

function within(value: number, last: number): number {
  return Math.min(last, Math.max(0, Math.round(value)));
}
