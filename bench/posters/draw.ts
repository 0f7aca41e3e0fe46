/**
 * Draws the sample posters: `node bench/posters/draw.ts [name…]`.
 * Makes `photograph.jpg` where there is one, `poster.png`, `background.png` and `truth.json` beside each `poster.html`; a second run makes the same files.
 */
import { existsSync } from 'node:fs';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { measurePage } from './measure.ts';
import { photographFor } from './photographs/photographs.ts';
import type { PosterTruth } from './truth.ts';

/** PNG of the same pixels in as few bytes as its row filters allow: they help photographs and harm flat colour. */
async function compress(png: Buffer): Promise<Buffer> {
  const source = sharp(png).removeAlpha();
  const [plain, filtered] = await Promise.all(
    [false, true].map((adaptiveFiltering) => source.clone().png({ compressionLevel: 9, adaptiveFiltering }).toBuffer()),
  );
  if (!plain || !filtered) throw new Error('sharp returned no PNG.');
  return plain.length < filtered.length ? plain : filtered;
}

/** JSON with a point on one line. */
function printed(truth: PosterTruth): string {
  const json = JSON.stringify(truth, null, 2);
  return `${json.replaceAll(/\{\s+"x": (\S+),\s+"y": (\S+)\s+\}/g, '{ "x": $1, "y": $2 }')}\n`;
}

interface Size {
  width: number;
  height: number;
}

/** Opens the poster in a page of its own size, so that two pictures of it are rasterised alike. */
async function open(browser: Browser, folder: string, size: Size): Promise<Page> {
  const page = await browser.newPage({ deviceScaleFactor: 1, viewport: size });
  await page.goto(pathToFileURL(join(folder, 'poster.html')).href);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  return page;
}

async function save(page: Page, path: string): Promise<number> {
  const png = await compress(await page.screenshot({ animations: 'disabled' }));
  await writeFile(path, png);
  return png.length;
}

async function draw(browser: Browser, folder: string): Promise<string> {
  const photograph = await photographFor(basename(folder));
  if (photograph) await writeFile(join(folder, 'photograph.jpg'), photograph);

  const measured = await open(browser, folder, { width: 1600, height: 1200 });
  const truth = await measured.evaluate(measurePage);
  await measured.close();
  await writeFile(join(folder, 'truth.json'), printed(truth));

  const poster = await open(browser, folder, truth);
  const bytes = await save(poster, join(folder, 'poster.png'));
  await poster.close();

  const background = await open(browser, folder, truth);
  await background.evaluate(() => document.documentElement.classList.add('without-text'));
  const backgroundBytes = await save(background, join(folder, 'background.png'));
  await background.close();
  return `${truth.width}×${truth.height}  ${truth.language}  ${truth.texts.length} texts  ${kib(bytes)} + ${kib(backgroundBytes)}`;
}

const kib = (bytes: number): string => `${Math.round(bytes / 1024)} KiB`;

async function posterNames(): Promise<string[]> {
  const entries = await readdir(import.meta.dirname);
  return entries.filter((name) => existsSync(join(import.meta.dirname, name, 'poster.html'))).toSorted();
}

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : await posterNames();
const { executablePath, env, version } = await findChromium();
console.log(`Drawing ${names.length} posters with ${version}`);
const browser = await chromium.launch({ executablePath, args: chromiumArguments, env: { ...process.env, ...env } });
try {
  for (const name of names) {
    const folder = join(import.meta.dirname, name);
    await stat(join(folder, 'poster.html'));
    console.log(`${name.padEnd(24)} ${await draw(browser, folder)}`);
  }
} finally {
  await browser.close();
}
