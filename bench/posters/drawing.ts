import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { measurePage } from './measure.ts';
import { photographFor } from './photographs/photographs.ts';
import type { PosterTruth, TrueText } from './truth.ts';

export interface Drawing {
  truth: PosterTruth;
  /** PNG. */
  poster: Buffer;
  /** PNG of the same page, its text not painted. */
  background: Buffer;
}

/** Runs `use` with the pinned Chromium and closes it. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: chromiumArguments, env: { ...process.env, ...env } });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Draws the poster of that folder; its photograph is made first where it has one.
 * @param scale pixels of the image for one of the page
 */
export async function drawPoster(browser: Browser, folder: string, scale = 1): Promise<Drawing> {
  const photograph = await photographFor(basename(folder));
  if (photograph) await writeFile(join(folder, 'photograph.jpg'), photograph);
  const measured = await open(browser, folder, { width: 1600, height: 1200 }, 1);
  const truth = await measured.evaluate(measurePage);
  await measured.close();
  const poster = await open(browser, folder, truth, scale);
  const posterPng = await shoot(poster);
  await poster.close();
  const background = await open(browser, folder, truth, scale);
  await background.evaluate(() => document.documentElement.classList.add('without-text'));
  const backgroundPng = await shoot(background);
  await background.close();
  return { truth: enlarged(truth, scale), poster: posterPng, background: backgroundPng };
}

interface Size {
  width: number;
  height: number;
}

/** Opens the poster in a page of its own size, so that two pictures of it are rasterised alike. */
async function open(browser: Browser, folder: string, { width, height }: Size, scale: number): Promise<Page> {
  const page = await browser.newPage({ deviceScaleFactor: scale, viewport: { width, height } });
  await page.goto(pathToFileURL(join(folder, 'poster.html')).href);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  return page;
}

/** PNG of the same pixels in as few bytes as its row filters allow: they help photographs and harm flat colour. */
async function shoot(page: Page): Promise<Buffer> {
  const source = sharp(await page.screenshot({ animations: 'disabled', scale: 'device' })).removeAlpha();
  const [plain, filtered] = await Promise.all(
    [false, true].map((adaptiveFiltering) => source.clone().png({ compressionLevel: 9, adaptiveFiltering }).toBuffer()),
  );
  if (!plain || !filtered) throw new Error('sharp returned no PNG.');
  return plain.length < filtered.length ? plain : filtered;
}

function enlarged(truth: PosterTruth, scale: number): PosterTruth {
  const quad = (corners: TrueText['quad']): TrueText['quad'] => {
    const [a, b, c, d] = corners;
    const point = ({ x, y }: (typeof corners)[0]) => ({ x: x * scale, y: y * scale });
    return [point(a), point(b), point(c), point(d)];
  };
  return {
    ...truth,
    width: truth.width * scale,
    height: truth.height * scale,
    texts: truth.texts.map((text) => ({
      ...text,
      lines: text.lines.map((line) => ({ ...line, box: quad(line.box) })),
      quad: quad(text.quad),
      fontSize: text.fontSize * scale,
    })),
  };
}
