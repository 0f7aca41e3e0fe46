import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';

/** What a clone may have to carry: all pictures together, 12 MiB in bytes. */
export const mostBytes = 12 * 2 ** 20;

/** Where pictures lie: `kept` as lossless WebP in the repository, `compared` as the PNG that Vitest compares with. */
export interface PictureFolders {
  kept: string;
  compared: string;
}

const root = join(import.meta.dirname, '..');

/** The pictures of the stories. A PNG is nearly three times as large as the WebP with the same pixels, and made anew from it where it is missing. */
export const storyPictures: PictureFolders = {
  kept: join(root, '.storybook', '__screenshots__'),
  compared: join(root, '.tools', 'pictures'),
};

const filesIn = (folder: string, extension: string) =>
  globSync(`*${extension}`, { cwd: folder }).map((name) => join(folder, name));
const webpOf = ({ kept }: PictureFolders, png: string) => join(kept, `${basename(png, '.png')}.webp`);
const pngOf = ({ compared }: PictureFolders, webp: string) => join(compared, `${basename(webp, '.webp')}.png`);

/** Both files of a picture carry the same time as long as they show the same. */
function sameTime(one: string, other: string): boolean {
  return existsSync(one) && existsSync(other) && statSync(one).mtimeMs === statSync(other).mtimeMs;
}

function writeForm(of: string, file: string, content: Buffer) {
  writeFileSync(file, content);
  const now = new Date();
  for (const form of [of, file]) utimesSync(form, now, now);
}

/** Makes the PNGs that the kept pictures stand for, and removes those of pictures that are kept no more. */
export async function unpackPictures(folders: PictureFolders): Promise<void> {
  mkdirSync(folders.compared, { recursive: true });
  for (const png of filesIn(folders.compared, '.png')) if (!existsSync(webpOf(folders, png))) rmSync(png);
  const stale = filesIn(folders.kept, '.webp').filter((webp) => !sameTime(webp, pngOf(folders, webp)));
  await pMap(
    stale,
    async (webp) => {
      const png = await sharp(readFileSync(webp)).png({ compressionLevel: 1 }).toBuffer();
      writeForm(webp, pngOf(folders, webp), png);
    },
    { concurrency: 4 },
  );
}

const pixels = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer();

/** Keeps each PNG that was recorded since the pictures were unpacked, and gives back their names. */
export async function packPictures(folders: PictureFolders): Promise<string[]> {
  mkdirSync(folders.kept, { recursive: true });
  const recorded = filesIn(folders.compared, '.png').filter((png) => !sameTime(png, webpOf(folders, png)));
  await pMap(
    recorded,
    async (png) => {
      const picture = readFileSync(png);
      const webp = await sharp(picture).webp({ lossless: true, effort: 6, quality: 100 }).toBuffer();
      if (!(await pixels(picture)).equals(await pixels(webp))) throw new Error(`${png} lost pixels as a WebP.`);
      writeForm(png, webpOf(folders, png), webp);
    },
    { concurrency: 4 },
  );
  return recorded.map((png) => basename(png, '.png'));
}

/** The names of the pictures that are kept. */
export const keptPictures = (folders: PictureFolders) =>
  filesIn(folders.kept, '.webp').map((file) => basename(file, '.webp'));

/** Removes pictures in both forms. */
export function removePictures(folders: PictureFolders, names: readonly string[]) {
  for (const name of names) {
    rmSync(join(folders.kept, `${name}.webp`), { force: true });
    rmSync(join(folders.compared, `${name}.png`), { force: true });
  }
}

/** What is wrong with the pictures that are kept: two that are the same file, or too many bytes. */
export function faultsOfPictures(folders: PictureFolders, most = mostBytes): string[] {
  const byContent = new Map<string, string[]>();
  let bytes = 0;
  for (const file of filesIn(folders.kept, '.webp')) {
    const content = readFileSync(file);
    bytes += content.length;
    const hash = createHash('sha256').update(content).digest('hex');
    byContent.set(hash, [...(byContent.get(hash) ?? []), basename(file)]);
  }
  const alike = [...byContent.values()].filter((names) => names.length > 1);
  return [
    ...alike.map((names) => `${names.join(', ')} are the same picture: set \`picture: false\` on all stories but one.`),
    ...(bytes > most ? [`All pictures take ${bytes} bytes, more than ${most}.`] : []),
  ];
}
