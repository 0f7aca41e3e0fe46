/**
 * Erases the text of the scenes that held_out.py drew with the engine's classical mask, with the network's, and with both, and
 * prints how much of the text is left and how near the picture comes to the one without text:
 * `node training/text-mask/compare.ts FOLDER`.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Quad } from '../../packages/engine/src/geometry/quad.ts';
import { rectangleOf } from '../../packages/engine/src/geometry/oriented-rectangle.ts';
import type { Raster } from '../../packages/engine/src/image/raster.ts';
import { createStrokeNetwork, type StrokeNetwork } from '../../packages/engine/src/inpainting/stroke-network.ts';
import { type Erasures, eraseInThreeWays } from './erasers.ts';

interface Entry {
  name: string;
  isText: boolean;
  quad: [number, number][];
}

/** How well one scene's text was taken out. */
interface Score {
  /** Share of the pixels that showed text and are now nearer to the background. */
  gone: number;
  /** Pixels changed where no text was, as a share of those where it was. */
  outside: number;
  /** In dB, within 0.35 line heights of the line; at most 60. */
  psnr: number;
}

/** Difference, in levels, from which a pixel shows text: as in `bench/engine/score-erasing.ts`. */
const visible = 24;
/** The minimum share of erased text in a scene; with less the scene has a ghost. */
const minGone = 0.95;

async function load(file: string): Promise<Raster> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

/** Largest difference of the three channels. */
function difference(a: Raster, b: Raster, pixel: number): number {
  let largest = 0;
  for (let at = pixel * 4; at < pixel * 4 + 3; at++) {
    largest = Math.max(largest, Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)));
  }
  return largest;
}

/** Marks the pixels within two of one that text covers or that its shadow, glow or outline changes. */
function nearText({ width, height, data }: Raster): Uint8Array {
  const near = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if ((data[at] ?? 0) < 8 && (data[at + 1] ?? 0) < 128) continue;
      for (let ny = Math.max(0, y - 2); ny <= Math.min(height - 1, y + 2); ny++) {
        near.fill(1, ny * width + Math.max(0, x - 2), ny * width + Math.min(width, x + 3));
      }
    }
  }
  return near;
}

function score(image: Raster, clean: Raster, near: Uint8Array, judged: Uint8Array, erased: Raster): Score {
  const count = { shown: 0, gone: 0, near: 0, outside: 0, judged: 0, squares: 0 };
  for (let pixel = 0; pixel < near.length; pixel++) {
    count.near += near[pixel] ?? 0;
    if (near[pixel] === 0 && difference(image, erased, pixel) > 0) count.outside++;
    if (judged[pixel] === 0) continue;
    count.judged++;
    for (let at = pixel * 4; at < pixel * 4 + 3; at++) {
      count.squares += ((erased.data[at] ?? 0) - (clean.data[at] ?? 0)) ** 2 / 3;
    }
    if (difference(image, clean, pixel) <= visible) continue;
    count.shown++;
    if (difference(erased, clean, pixel) < difference(erased, image, pixel)) count.gone++;
  }
  return {
    gone: count.shown > 0 ? count.gone / count.shown : 1,
    outside: count.outside / Math.max(1, count.near),
    psnr: Math.min(60, 10 * Math.log10(255 ** 2 / Math.max(1e-9, count.squares / Math.max(1, count.judged)))),
  };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function print(name: string, scores: readonly Score[]): void {
  const ghosts = scores.filter(({ gone }) => gone < minGone).length;
  const psnr = scores.map((one) => one.psnr);
  console.log(
    `${name.padEnd(10)} gone ${(100 * mean(scores.map(({ gone }) => gone))).toFixed(2)} %, ghosts ${ghosts} of ${scores.length}, ` +
      `outside ${(100 * mean(scores.map(({ outside }) => outside))).toFixed(2)} %, ` +
      `PSNR mean ${mean(psnr).toFixed(2)} dB, median ${median(psnr).toFixed(2)} dB`,
  );
}

/** The quad in the engine's form. */
function quadOf({ quad }: Entry): Quad {
  const [a, b, c, d] = quad.map(([x, y]) => ({ x, y }));
  if (!a || !b || !c || !d) throw new Error('A scene of scenes.json has no four corners. Draw the scenes again.');
  return [a, b, c, d];
}

async function compare(folder: string, entries: readonly Entry[], network: StrokeNetwork): Promise<void> {
  const scores: Record<keyof Erasures, Score[]> = { classical: [], network: [], both: [] };
  const both = { better: 0, worse: 0 };
  const verdicts = { textAsText: 0, texts: 0, markAsText: 0, marks: 0 };
  for (const entry of entries) {
    const picture = (kind: string): Promise<Raster> => load(join(folder, `${entry.name}.${kind}.png`));
    const [image, clean, coverage] = await Promise.all([picture('image'), picture('clean'), picture('coverage')]);
    const line = rectangleOf(quadOf(entry));
    const map = await network.mark(image, line);
    if (entry.isText) verdicts.texts++;
    else verdicts.marks++;
    if (map.text > 0.5) verdicts[entry.isText ? 'textAsText' : 'markAsText']++;
    if (!entry.isText) continue;
    const near = nearText(coverage);
    const judged = new Uint8Array(near.length);
    for (let y = 0; y < map.box.height; y++) {
      const start = (map.box.y + y) * image.width + map.box.x;
      judged.fill(1, start, start + map.box.width);
    }
    const scored = (erased: Raster): Score => score(image, clean, near, judged, erased);
    const erasures = eraseInThreeWays(image, line, map);
    const one = scored(erasures.classical);
    const other = scored(erasures.both);
    scores.classical.push(one);
    scores.network.push(scored(erasures.network));
    scores.both.push(other);
    if (Math.abs(one.psnr - other.psnr) > 0.5) both[one.psnr > other.psnr ? 'worse' : 'better']++;
  }
  for (const [name, own] of Object.entries(scores)) print(name, own);
  console.log(`both, beside classical by over 0.5 dB: better ${both.better}, worse ${both.worse}`);
  console.log(
    `said to be text: ${verdicts.textAsText} of ${verdicts.texts} texts, ${verdicts.markAsText} of ${verdicts.marks} marks and textures`,
  );
}

async function time(network: StrokeNetwork): Promise<void> {
  const image: Raster = { width: 512, height: 64, data: new Uint8ClampedArray(512 * 64 * 4).fill(128) };
  const line = { x: 256, y: 32, width: 512 - 26, height: 64 / 1.7, angle: 0 };
  const times: number[] = [];
  for (let round = 0; round < 20; round++) {
    const started = performance.now();
    await network.mark(image, line);
    times.push(performance.now() - started);
  }
  console.log(`one crop of 64 × 512 px, cut and brought back: ${median(times).toFixed(1)} ms`);
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder that held_out.py drew into: node training/text-mask/compare.ts FOLDER');
const network = await createStrokeNetwork();
await compare(folder, JSON.parse(await readFile(join(folder, 'scenes.json'), 'utf8')) as Entry[], network);
await time(network);
await network.close();
