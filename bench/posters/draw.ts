/**
 * Draws the sample posters: `node bench/posters/draw.ts [name…]`. Makes `photograph.jpg` where there is one, `poster.png`, `background.png`
 * and `truth.json` beside each `poster.html`; a second run makes the same files.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPoster, withBrowser } from './drawing.ts';
import { findPosters, posterFolder } from './posters.ts';
import type { PosterTruth } from './truth.ts';

/** JSON with a point on one line. */
function printed(truth: PosterTruth): string {
  const json = JSON.stringify(truth, null, 2);
  return `${json.replaceAll(/\{\s+"x": (\S+),\s+"y": (\S+)\s+\}/g, '{ "x": $1, "y": $2 }')}\n`;
}

const kib = (bytes: number): string => `${Math.round(bytes / 1024)} KiB`;

const names = await findPosters(process.argv.slice(2));
await withBrowser(async (browser) => {
  for (const name of names) {
    const folder = posterFolder(name);
    const { truth, poster, background } = await drawPoster(browser, folder);
    await writeFile(join(folder, 'poster.png'), poster);
    await writeFile(join(folder, 'background.png'), background);
    await writeFile(join(folder, 'truth.json'), printed(truth));
    const size = `${truth.width}×${truth.height}`;
    console.log(
      `${name.padEnd(20)} ${size.padEnd(10)} ${truth.texts.length} texts  ${kib(poster.length)} + ${kib(background.length)}`,
    );
  }
});
