import { join } from 'node:path';
import sharp from 'sharp';

const posters = join(import.meta.dirname, '../../../../bench/posters');

/** The upper part of a sample poster: four texts in English on a plain ground. */
export function samplePoster(): Promise<Buffer> {
  return sharp(join(posters, 'coffee-prices', 'poster.png'))
    .extract({ left: 0, top: 0, width: 1200, height: 320 })
    .png()
    .toBuffer();
}

/** Two words of a sample poster: as little work as an image with text can be. */
export function tinyPoster(): Promise<Buffer> {
  return sharp(join(posters, 'coffee-prices', 'poster.png'))
    .extract({ left: 80, top: 490, width: 240, height: 70 })
    .png()
    .toBuffer();
}

/** The lower half of a sample poster in English above a text in German, which no translator of the tests reads. */
export async function posterInTwoLanguages(): Promise<Buffer> {
  const german = sharp(join(posters, 'hofladen', 'poster.png')).extract({
    left: 80,
    top: 390,
    width: 680,
    height: 130,
  });
  const input = await german.png().toBuffer();
  return await sharp(join(posters, 'pool-rules', 'poster.png'))
    .extract({ left: 0, top: 590, width: 1400, height: 460 })
    .extend({ bottom: 130 })
    .composite([{ input, left: 80, top: 460 }])
    .png()
    .toBuffer();
}

/** A sample poster in German. */
export function germanPoster(): Promise<Buffer> {
  return sharp(join(posters, 'hofladen', 'poster.png'))
    .png()
    .toBuffer();
}

/** A whole sample poster: over six texts in English, and prices. */
export function wholePoster(): Promise<Buffer> {
  return sharp(join(posters, 'coffee-prices', 'poster.png'))
    .png()
    .toBuffer();
}

/** A whole sample poster, which keeps an engine busy for seconds. */
export function largePoster(): Promise<Buffer> {
  return sharp(join(posters, 'coffee-prices', 'poster.png'))
    .resize(2400)
    .png()
    .toBuffer();
}

/** A picture with nothing to read in it. */
export function blankPicture(): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 200, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
}
