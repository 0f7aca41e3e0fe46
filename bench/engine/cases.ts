import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPoster, withBrowser } from '../posters/drawing.ts';
import { posterFolder } from '../posters/posters.ts';
import type { PosterTruth } from '../posters/truth.ts';
import type { Case } from './score.ts';

/** A poster as it lies in the repository. */
export async function storedCase(name: string): Promise<Case> {
  const folder = posterFolder(name);
  const truth = JSON.parse(await readFile(join(folder, 'truth.json'), 'utf8')) as PosterTruth;
  return { name, truth, poster: join(folder, 'poster.png'), background: join(folder, 'background.png') };
}

/** The same poster drawn larger, its files left in `directory`: too large a picture to be stored. */
export async function enlargedCase(name: string, scale: number, directory: string): Promise<Case> {
  const { truth, poster, background } = await withBrowser((browser) => drawPoster(browser, posterFolder(name), scale));
  const enlarged: Case = {
    name: `${name} at ${((truth.width * truth.height) / 1e6).toFixed(0)} MP`,
    truth,
    poster: join(directory, `${name}-large.png`),
    background: join(directory, `${name}-large-background.png`),
  };
  await writeFile(enlarged.poster, poster);
  await writeFile(enlarged.background, background);
  return enlarged;
}
