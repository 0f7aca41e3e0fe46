import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { measurePage } from '../../posters/measure.ts';
import type { PosterTruth } from '../../posters/truth.ts';
import { measureExtras, measureWords } from './measure-extras.ts';
import type { RgbImage } from './scenery.ts';
import type { MeasuredWord } from './measure-extras.ts';
import type { BlindText, Decoy } from './truth.ts';

/** A flat poster in its layers, all of one size. */
interface PosterLayers {
  poster: RgbImage;
  /** The same without its text. */
  background: RgbImage;
  /** Coverage of the strokes, 0 to 255. */
  strokes: RgbImage;
}

export interface FlatPoster extends PosterLayers {
  truth: PosterTruth & { texts: BlindText[] };
  decoys: Decoy[];
  /** One for each text but those on arcs. */
  words: MeasuredWord[][];
}

async function pixelsOf(png: Buffer): Promise<RgbImage> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** Opens the page and takes its picture as it is, without its text, and of the strokes alone. */
export async function drawLayers(browser: Browser, path: string): Promise<FlatPoster> {
  const page = await browser.newPage({ deviceScaleFactor: 1, viewport: { width: 1600, height: 1600 } });
  try {
    await page.goto(pathToFileURL(path).href);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    const size = await page.evaluate(() => ({ width: document.body.offsetWidth, height: document.body.offsetHeight }));
    await page.setViewportSize(size);
    const truth = await page.evaluate(measurePage);
    const { decoys, arcs } = await page.evaluate(measureExtras);
    const words = await page.evaluate(measureWords);
    const shoot = async (state: string): Promise<RgbImage> => {
      await page.evaluate((name) => {
        document.documentElement.className = name;
      }, state);
      return pixelsOf(await page.screenshot({ animations: 'disabled', scale: 'device' }));
    };
    const poster = await shoot('');
    const background = await shoot('without-text');
    const strokes = await shoot('only-strokes');
    return { poster, background, strokes, truth: { ...truth, texts: [...truth.texts, ...arcs] }, decoys, words };
  } finally {
    await page.close();
  }
}
