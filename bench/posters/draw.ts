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

/** PNG of the same pixels in as few bytes as it takes; an indexed one where that loses nothing. */
async function compress(png: Buffer): Promise<Buffer> {
  const source = sharp(png).removeAlpha();
  const pixels = await source.clone().raw().toBuffer();
  const full = await source.clone().png({ compressionLevel: 9, adaptiveFiltering: true, effort: 10 }).toBuffer();
  const indexed = await source
    .clone()
    .png({ palette: true, colours: 256, dither: 0, quality: 100, effort: 10 })
    .toBuffer();
  const same = pixels.equals(await sharp(indexed).removeAlpha().toColourspace('srgb').raw().toBuffer());
  return same && indexed.length < full.length ? indexed : full;
}

/** JSON with a point on one line. */
function printed(truth: PosterTruth): string {
  const json = JSON.stringify(truth, null, 2);
  return `${json.replaceAll(/\{\s+"x": (\S+),\s+"y": (\S+)\s+\}/g, '{ "x": $1, "y": $2 }')}\n`;
}

async function shoot(page: Page, path: string): Promise<number> {
  const png = await compress(await page.screenshot({ animations: 'disabled', fullPage: false }));
  await writeFile(path, png);
  return png.length;
}

async function draw(browser: Browser, folder: string): Promise<string> {
  const photograph = await photographFor(basename(folder));
  if (photograph) await writeFile(join(folder, 'photograph.jpg'), photograph);
  const page = await browser.newPage({ deviceScaleFactor: 1, viewport: { width: 1600, height: 1200 } });
  try {
    await page.goto(pathToFileURL(join(folder, 'poster.html')).href);
    await page.evaluate(() => document.fonts.ready);
    const size = await page.evaluate(() => ({ width: document.body.offsetWidth, height: document.body.offsetHeight }));
    await page.setViewportSize(size);
    const truth = await page.evaluate(measurePage);
    const bytes = await shoot(page, join(folder, 'poster.png'));
    await page.evaluate(() => document.documentElement.classList.add('without-text'));
    const backgroundBytes = await shoot(page, join(folder, 'background.png'));
    await writeFile(join(folder, 'truth.json'), printed(truth));
    return `${truth.width}×${truth.height}  ${truth.language}  ${truth.texts.length} texts  ${kib(bytes)} + ${kib(backgroundBytes)}`;
  } finally {
    await page.close();
  }
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
