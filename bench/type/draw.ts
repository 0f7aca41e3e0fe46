import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import sharp, { type Sharp } from 'sharp';
import { createRandom } from '../engine/blind/random.ts';
import { measurePage } from '../posters/measure.ts';
import type { TrueText } from '../posters/truth.ts';
import type { BenchLanguage, Design, DesignedText } from './designed.ts';
import { pageHtml } from './page.ts';

/** A text in both languages: where the source stands, and where the designer's translation does. */
export interface TypeText {
  design: DesignedText;
  source: TrueText;
  target: TrueText;
}

/** A poster in both languages; paths of files, in pixels of the picture. */
export interface TypeCase {
  design: Design;
  width: number;
  height: number;
  /** Pixels of the picture for one of the page. */
  scale: number;
  /** With its damage, as the product gets it. */
  poster: string;
  /** PNG of the designer's translation. */
  target: string;
  /** PNG without text. */
  background: string;
  texts: TypeText[];
}

interface Shot {
  texts: TrueText[];
  poster: Buffer;
  background: Buffer;
}

async function shoot(browser: Browser, design: Design, language: BenchLanguage, directory: string): Promise<Shot> {
  const path = join(directory, `${design.name}-${language}.html`);
  await writeFile(path, pageHtml(design, language));
  const { width, height } = design;
  const page = await browser.newPage({ deviceScaleFactor: 1, viewport: { width, height } });
  try {
    await page.goto(pathToFileURL(path).href);
    await page.evaluate(() => document.fonts.ready);
    const { texts } = await page.evaluate(measurePage);
    const poster = await page.screenshot({ animations: 'disabled' });
    await page.evaluate(() => document.documentElement.classList.add('without-text'));
    return { texts, poster, background: await page.screenshot({ animations: 'disabled' }) };
  } finally {
    await page.close();
  }
}

/** Normal noise of that many levels (Box and Muller, 1958), the same for the same seed. */
function noise(count: number, levels: number, seed: string): Float32Array {
  const random = createRandom(seed);
  return Float32Array.from(
    { length: count },
    () => levels * Math.sqrt(-2 * Math.log(random.between(1e-9, 1))) * Math.cos(2 * Math.PI * random.between(0, 1)),
  );
}

async function damaged(poster: Buffer, { damage, name }: Design): Promise<Sharp> {
  if (damage === 'jpeg') return sharp(poster).jpeg({ quality: 62 });
  if (damage !== 'noise') return sharp(poster).removeAlpha().png();
  const { data, info } = await sharp(poster).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const added = noise(data.length, 5, name);
  const noisy = Uint8ClampedArray.from(data, (value, index) => value + (added[index] ?? 0));
  return sharp(noisy, { raw: { width: info.width, height: info.height, channels: 3 } }).jpeg({ quality: 85 });
}

function enlarged(text: TrueText, scale: number): TrueText {
  const quad = ([a, b, c, d]: TrueText['quad']): TrueText['quad'] => {
    const point = ({ x, y }: typeof a) => ({ x: x * scale, y: y * scale });
    return [point(a), point(b), point(c), point(d)];
  };
  return {
    ...text,
    quad: quad(text.quad),
    lines: text.lines.map((line) => ({ ...line, box: quad(line.box) })),
    fontSize: text.fontSize * scale,
  };
}

/** Draws a poster in both languages, damages the source, and leaves the files in that folder. */
export async function drawCase(browser: Browser, design: Design, directory: string): Promise<TypeCase> {
  await mkdir(directory, { recursive: true });
  const source = await shoot(browser, design, design.from, directory);
  const target = await shoot(browser, design, design.to, directory);
  const scale = design.damage === 'half size' ? 0.5 : 1;
  const width = Math.round(design.width * scale);
  const height = Math.round(design.height * scale);
  const sized = (png: Buffer): Promise<Buffer> => sharp(png).resize({ width, height }).png().toBuffer();
  const file = (what: string): string => join(directory, `${design.name}-${what}`);
  const poster = file(design.damage === 'jpeg' || design.damage === 'noise' ? 'poster.jpg' : 'poster.png');
  await (await damaged(await sized(source.poster), design)).toFile(poster);
  await writeFile(file('target.png'), await sized(target.poster));
  await writeFile(file('background.png'), await sized(source.background));
  const texts = design.texts.map((designed, index): TypeText => {
    const [from, to] = [source.texts[index], target.texts[index]];
    if (!from || !to || from.group !== designed.part)
      throw new Error(`${design.name} does not show "${designed.part}".`);
    return { design: designed, source: enlarged(from, scale), target: enlarged(to, scale) };
  });
  return {
    design,
    width,
    height,
    scale,
    poster,
    target: file('target.png'),
    background: file('background.png'),
    texts,
  };
}
