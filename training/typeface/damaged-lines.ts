import sharp from 'sharp';
import { drawLineIn } from '../../packages/typefaces/src/testing/draw-line.ts';
import type { LineCrop } from '../../packages/typefaces/src/recognise/index.ts';

const words =
  `the and for with your from this that more free open sale menu coffee bread summer winter music night market garden hotel welcome please
  closed hours daily fresh best price offer today only save order call visit street house water light kitchen people love good morning
  festival workshop gallery school ticket entrance exit platform danger warning keep out quiz jazz box taxi avec pour entrée gratuit où
  français prêt gâteau el los para con niño corazón también aquí playa limpia señor gli della perché città caffè buono domenica gelato não
  coração pão praia amanhã promoção viagem frisch täglich geöffnet schön für über Käse Größe jetzt neu`.split(/\s+/);

const sizes = [13, 15, 17, 20, 23, 26, 30, 36, 44, 60, 80];
/** The maximum width of the ink, in heights: the product cuts lines there (`line-crop.ts`). */
const maxLength = 12;

/** Numbers from 0 to 1, the same for the same seed (mulberry32, Tommy Ettinger, 2017). */
export type Random = () => number;

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/** 8 to 36 letters in lower case, capitals, title case or as a sentence. */
function textOf(random: Random): string {
  const letters = 8 + Math.floor(random() * 28);
  const chosen: string[] = [];
  while (chosen.join(' ').length < letters)
    chosen.push(random() < 0.93 ? pick(random, words) : String(Math.floor(random() * 2000)));
  const text = chosen.join(' ');
  const style = random();
  if (style < 0.25) return text.toUpperCase();
  if (style < 0.4) return chosen.map(capitalised).join(' ');
  return style < 0.7 ? capitalised(text) + pick(random, ['', '.', '!', ',']) : text;
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A line of words in the face of a font file, dark on white as the product cuts lines out, with the damage that pictures have. */
export async function damagedLine(random: Random, path: string): Promise<LineCrop> {
  const text = textOf(random);
  const isHalved = random() < 0.2;
  const size = pick(random, sizes);
  const grey = Math.floor(random() * 120);
  const drawn = drawLineIn(path, text, {
    size: isHalved ? size * 2 : size,
    color: `rgb(${grey},${grey},${grey})`,
    margin: 0.03 + 0.06 * random(),
    letterSpacing: text === text.toUpperCase() && random() < 0.5 ? random() * 0.2 : 0,
  });
  const cut = await damaged(random, drawn, { size, isHalved });
  return { ...cut, data: withNoise(random, cut.data) };
}

async function damaged(
  random: Random,
  { width, height, data }: LineCrop,
  { size, isHalved }: { size: number; isHalved: boolean },
): Promise<LineCrop> {
  let picture = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract({ left: 0, top: 0, width: Math.min(width, maxLength * height), height })
    .png()
    .toBuffer();
  if (isHalved)
    picture = await sharp(picture)
      .resize({ height: Math.max(4, Math.round(height / 2)) })
      .png()
      .toBuffer();
  if (random() < 0.25)
    picture = await sharp(picture)
      .blur(0.3 + random() * 0.02 * size)
      .png()
      .toBuffer();
  if (random() < 0.4)
    picture = await sharp(picture)
      .jpeg({ quality: 50 + Math.floor(random() * 45) })
      .toBuffer();
  const { data: pixels, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: pixels };
}

function withNoise(random: Random, data: Uint8Array): Uint8Array {
  if (random() >= 0.25) return data;
  const levels = 3 + random() * 12;
  return Uint8Array.from(
    Uint8ClampedArray.from(data, (value) => value + (random() + random() + random() - 1.5) * levels),
  );
}
