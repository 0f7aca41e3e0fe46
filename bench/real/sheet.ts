import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { RealPicture } from './pictures.ts';
import type { RealScore } from './score.ts';
import { printFaults } from './table.ts';

/** One picture and what became of it; paths of files. */
export interface SheetEntry {
  picture: RealPicture;
  score: RealScore;
  /** Undefined where nothing came out. */
  result: string | undefined;
}

/** Width of the whole sheet and height of the strip of words above each pair, in px. */
const size = { width: 1600, caption: 20, gap: 8, height: 900, rows: 6 };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function half(path: string): Promise<Buffer> {
  const box = { width: (size.width - size.gap) / 2, height: size.height };
  return await sharp(path)
    .flatten({ background: '#ffffff' })
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
}

/** The source beside the result, under the faults that were measured. */
async function pair({ picture, score, result }: SheetEntry): Promise<{ image: Buffer; height: number }> {
  const faults = printFaults([score]).split('\n');
  const lines = faults.map((fault) => fault.slice(0, 220));
  const caption = size.caption * Math.max(1, lines.length) + size.gap;
  const words = (lines[0] === '' ? [`${picture.name}: nothing wrong was measured`] : lines)
    .map((line, index) => `<text x="4" y="${size.caption * (index + 0.75)}">${escaped(line)}</text>`)
    .join('');
  const text = Buffer.from(
    `<svg width="${size.width}" height="${caption}" font-family="sans-serif" font-size="14">${words}</svg>`,
  );
  const sides = await Promise.all([half(picture.image), ...(result === undefined ? [] : [half(result)])]);
  const heights = await Promise.all(sides.map(async (side) => (await sharp(side).metadata()).height));
  const height = caption + Math.max(...heights) + size.gap;
  const image = await sharp({ create: { width: size.width, height, channels: 3, background: '#c8c8c8' } })
    .composite([
      { input: text, left: 0, top: 0 },
      ...sides.map((input, index) => ({ input, left: index * ((size.width + size.gap) / 2), top: caption })),
    ])
    .png()
    .toBuffer();
  return { image, height };
}

/** Writes contact sheets, PNG files of six pictures each: source, result and faults. */
export async function writeSheets(entries: readonly SheetEntry[], stem: string): Promise<string[]> {
  const paths: string[] = [];
  for (let first = 0; first < entries.length; first += size.rows) {
    const rows = await Promise.all(entries.slice(first, first + size.rows).map(pair));
    const height = rows.reduce((sum, row) => sum + row.height, 0);
    let top = 0;
    const layers = rows.map(({ image, height: own }) => {
      const layer = { input: image, left: 0, top };
      top += own;
      return layer;
    });
    const path = `${stem}-${String(paths.length + 1).padStart(2, '0')}.png`;
    await writeFile(
      path,
      await sharp({ create: { width: size.width, height, channels: 3, background: '#c8c8c8' } })
        .composite(layers)
        .png()
        .toBuffer(),
    );
    paths.push(path);
  }
  return paths;
}
