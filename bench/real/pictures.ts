import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Quad } from '@palimpsest/engine';

/** Class of a face, as coarse as anybody can tell it by eye. */
export type FaceClass = 'sans' | 'serif' | 'mono' | 'hand' | 'display';

export interface TrueLine {
  text: string;
  quad: Quad;
}

/** Lines that are read, and translated, as one text. */
export interface TrueText {
  face: FaceClass;
  lines: TrueLine[];
  /** Why it has to stand as it does (`name`, `URL`, `number`, `code`, `same` words in both languages …); undefined where it has to be translated. */
  stays?: string;
  /** Whether it may stay or be translated: its reading, grouping and translation are not scored. @default false */
  either?: boolean;
}

/** Something beside the texts that has to stand as it does: an icon, a check box, a logo. */
interface Mark {
  what: string;
  quad: Quad;
}

export interface RealPicture {
  name: string;
  /** Path of the PNG or JPEG file. */
  image: string;
  /** Name of its language, as the API takes it. */
  language: string;
  /** The language that it is translated to; null where it is only read. */
  target: string | null;
  texts: TrueText[];
  marks: Mark[];
}

/** A place as the files of truth hold it: left, top, width and height, or four corners clockwise from the text's own top left, in pixels. */
interface StoredPlace {
  box?: [number, number, number, number];
  quad?: [number, number, number, number, number, number, number, number];
}

interface StoredTruth {
  language: string;
  target: string | null;
  texts: (Omit<TrueText, 'lines'> & { lines: (StoredPlace & { text: string })[] })[];
  marks: (StoredPlace & { what: string })[];
}

const folder = join(import.meta.dirname, 'pictures');

function quadOf({ box, quad }: StoredPlace, name: string): Quad {
  if (quad) {
    const [ax, ay, bx, by, cx, cy, dx, dy] = quad;
    return [
      { x: ax, y: ay },
      { x: bx, y: by },
      { x: cx, y: cy },
      { x: dx, y: dy },
    ];
  }
  if (!box) throw new Error(`${name}.json has a line or mark without a box and without a quad. Give it one of them.`);
  const [left, top, width, height] = box;
  return [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ];
}

/**
 * The pictures of those names with what is known of them, or all of them in alphabetical order.
 * @throws Error naming a picture that does not exist
 */
export async function loadPictures(wanted: readonly string[] = []): Promise<RealPicture[]> {
  const files = (await readdir(folder)).filter((file) => !file.endsWith('.json')).toSorted();
  const unknown = wanted.find((name) => !files.some((file) => parse(file).name === name));
  if (unknown) throw new Error(`There is no picture "${unknown}" in bench/real/pictures.`);
  const chosen = wanted.length > 0 ? files.filter((file) => wanted.includes(parse(file).name)) : files;
  return await Promise.all(
    chosen.map(async (file) => {
      const { name } = parse(file);
      const stored = JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')) as StoredTruth;
      return {
        name,
        image: join(folder, file),
        language: stored.language,
        target: stored.target,
        texts: stored.texts.map((text) => ({
          ...text,
          lines: text.lines.map((line) => ({ text: line.text, quad: quadOf(line, name) })),
        })),
        marks: stored.marks.map((mark) => ({ what: mark.what, quad: quadOf(mark, name) })),
      };
    }),
  );
}
