import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';

/** Where pictures lie: `kept` as lossless WebP in the repository, `compared` as the PNG that Vitest compares with. */
interface PictureFolders {
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
async function unpackPictures(folders: PictureFolders): Promise<void> {
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

/** Keeps each PNG that was recorded since the pictures were unpacked. */
async function packPictures(folders: PictureFolders): Promise<void> {
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
}

/** Runs once before the stories, and returns what runs once after them. */
export default async function setUpPictures(): Promise<() => Promise<void>> {
  await unpackPictures(storyPictures);
  return () => packPictures(storyPictures);
}
