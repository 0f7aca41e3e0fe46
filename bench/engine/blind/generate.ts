import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Quad } from '@palimpsest/engine';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { quantile } from '../../metrics/quantile.ts';
import { shoot } from './damage/camera.ts';
import type { Shot } from './damage/camera.ts';
import { damaged } from './damage/damaged.ts';
import { firstChannel, toLight } from './damage/planes.ts';
import type { Layers } from './damage/planes.ts';
import { drawLayers } from './draw-layers.ts';
import type { MeasuredWord } from './measure-extras.ts';
import type { FlatPoster } from './draw-layers.ts';
import { writePage } from './page.ts';
import { eachPixelIn, edgeLength, grownQuad, mapQuad } from './quads.ts';
import type { Recipe } from './recipes.ts';
import { seedNumber } from './random.ts';
import { maximumTexts } from './truth.ts';
import type { BlindCase, BlindText, BlindTruth } from './truth.ts';

/** Margin of a text's own area around its lines' boxes, in font sizes. */
const margin = 0.15;

/** Level from which a text changed a pixel. */
const touchedLevel = 2;

function ownerPlane({ truth, poster }: FlatPoster): Uint8Array {
  if (truth.texts.length > maximumTexts)
    throw new Error(`${truth.texts.length} texts are more than the masks can number.`);
  const owner = new Uint8Array(poster.width * poster.height);
  for (const [index, { lines, fontSize }] of truth.texts.entries()) {
    for (const { box } of lines) {
      eachPixelIn(grownQuad(box, Math.max(2, margin * fontSize)), poster.width, poster.height, (pixel) => {
        owner[pixel] = index + 1;
      });
    }
  }
  return owner;
}

function layersOf(flat: FlatPoster): Layers {
  return {
    poster: toLight(flat.poster),
    background: toLight(flat.background),
    strokes: firstChannel(flat.strokes),
    owner: ownerPlane(flat),
  };
}

const hex = (value: number): string =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');

/** The colour that the text shows in the picture, after its light; as it was set where no pixel is all stroke. */
function shownColour({ poster, strokes, owner }: Layers, index: number, fallback: string): string {
  const channels: [number[], number[], number[]] = [[], [], []];
  for (let pixel = 0; pixel < owner.length; pixel++) {
    if (owner[pixel] !== index + 1 || (strokes[pixel] ?? 0) < 250) continue;
    for (const [channel, values] of channels.entries()) values.push(poster.data[pixel * 3 + channel] ?? 0);
  }
  if (channels[0].length === 0) return fallback;
  return `#${channels.map((values) => hex(quantile(values, 0.5))).join('')}`;
}

/** Every word a line of its own, since the box of a whole line cannot follow a curve. The lines are level. */
function cutIntoWords(text: BlindText, words: readonly MeasuredWord[] | undefined): BlindText {
  if (!words) return text;
  const lines = words.map((word, order) => {
    const line = text.lines.find(({ box }) => word.middle > box[0].y && word.middle < box[3].y) ?? text.lines[0];
    if (!line) throw new Error(`"${text.text}" has no line.`);
    const [{ y: top }, , { y: bottom }] = line.box;
    const { left, right } = word;
    const box: Quad = [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ];
    return { text: word.text, order, box };
  });
  return { ...text, lines };
}

function boundsOf(quads: readonly Quad[]): Quad {
  const points = quads.flat();
  const left = Math.min(...points.map(({ x }) => x));
  const right = Math.max(...points.map(({ x }) => x));
  const top = Math.min(...points.map(({ y }) => y));
  const bottom = Math.max(...points.map(({ y }) => y));
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

function placedText(text: BlindText, to: (quad: Quad) => Quad): BlindText {
  const lines = text.lines.map((line) => ({ ...line, box: to(line.box) }));
  const before = text.lines[0]?.box;
  const after = lines[0]?.box;
  const scale = before && after ? edgeLength(after[0], after[3]) / edgeLength(before[0], before[3]) : 1;
  const turn = after ? (Math.atan2(after[1].y - after[0].y, after[1].x - after[0].x) * 180) / Math.PI : 0;
  return {
    ...text,
    lines,
    quad: lines.length > 1 ? boundsOf(lines.map(({ box }) => box)) : to(text.quad),
    fontSize: text.fontSize * scale,
    rotation: Math.round(turn * 100) / 100,
  };
}

async function writeMasks({ pure }: Shot, path: string): Promise<void> {
  const { width, height } = pure.poster;
  const masks = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    let most = 0;
    for (let channel = 0; channel < 3; channel++) {
      const at = pixel * 3 + channel;
      most = Math.max(most, Math.abs((pure.poster.data[at] ?? 0) - (pure.background.data[at] ?? 0)));
    }
    masks[pixel * 3] = pure.owner[pixel] ?? 0;
    masks[pixel * 3 + 1] = Math.round(pure.strokes[pixel] ?? 0);
    masks[pixel * 3 + 2] = most > touchedLevel ? 255 : 0;
  }
  await sharp(masks, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(path);
}

async function draw(browser: Browser, recipe: Recipe): Promise<FlatPoster> {
  const folder = await mkdtemp(join(tmpdir(), 'palimpsest-blind-'));
  try {
    const photograph =
      recipe.damage === 'neon'
        ? 'dark wall'
        : recipe.damage === 'relief'
          ? 'material'
          : recipe.damage === 'glass'
            ? 'street'
            : 'view';
    const { path } = await writePage({ ...recipe, photograph }, recipe.random.fork('page'), folder);
    return await drawLayers(browser, path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Draws the picture, damages it, and leaves its files in that folder. */
export async function generateCase(browser: Browser, recipe: Recipe, directory: string): Promise<BlindCase> {
  await mkdir(directory, { recursive: true });
  const { name, damage, layout, language, background, random } = recipe;
  const flat = await draw(browser, recipe);
  const { layers, toPicture, exposure } = await damaged(damage, layersOf(flat), random.fork('damage'));
  const shot = await shoot(layers, exposure, seedNumber(name));
  const quad = (corners: Quad): Quad => mapQuad(corners, toPicture);
  const truth: BlindTruth = {
    width: layers.poster.width,
    height: layers.poster.height,
    language: language.name,
    background,
    layout: layout.name,
    damage,
    texts: flat.truth.texts
      .map((text, index) => (damage === 'curved' ? cutIntoWords(text, flat.words[index]) : text))
      .map((text) => placedText(text, quad))
      .map((text, index) => ({ ...text, color: shownColour(shot.pure, index, text.color) })),
    decoys: flat.decoys.map((decoy) => ({ ...decoy, quad: quad(decoy.quad) })),
  };
  const file = (what: string): string => join(directory, `${name}-${what}`);
  const result: BlindCase = {
    name,
    truth,
    poster: file(`poster.${exposure.quality === undefined ? 'png' : 'jpg'}`),
    background: file('background.png'),
    masks: file('masks.png'),
  };
  await writeFile(result.poster, shot.poster);
  await writeFile(result.background, shot.background);
  await writeMasks(shot, result.masks);
  await writeFile(file('truth.json'), JSON.stringify(truth, null, 1));
  return result;
}
