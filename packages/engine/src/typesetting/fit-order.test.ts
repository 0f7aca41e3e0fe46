import { layoutText, measureText } from '@palimpsest/typeset';
import { createCanvas } from '@palimpsest/typeset/node';
import { describe, expect, test } from 'vitest';
import type { LocalisedText } from '../model/document.ts';
import type { Quad } from '../geometry/quad.ts';
import type { Raster } from '../image/raster.ts';
import { fitTranslations, type TranslatedParagraph } from './fit-translations.ts';

const white = 255;
/** Space between a text and the edge of its button, in pixels. */
const padding = 24;
const fontSize = 40;
const left = 100;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function pictureOf(buttons: readonly Box[]): Raster {
  const [width, height] = [800, 600];
  const data = new Uint8ClampedArray(width * height * 4).fill(white);
  for (const button of buttons)
    for (let y = button.top; y < button.bottom; y++)
      for (let x = button.left; x < button.right; x++) data.set([250, 200, 0], (y * width + x) * 4);
  return { width, height, data };
}

function quadOf({ left: x1, top: y1, right: x2, bottom: y2 }: Box): Quad {
  return [
    { x: x1, y: y1 },
    { x: x2, y: y1 },
    { x: x2, y: y2 },
    { x: x1, y: y2 },
  ];
}

function styleIn(fontFamily: string) {
  return { fontFamily, fontWeight: 700, fontSize, textAlign: 'left' } as const;
}

function widthOf(text: string, fontFamily = 'Roboto'): number {
  return measureText(createCanvas(1, 1).getContext('2d'), text, styleIn(fontFamily));
}

let nextId = 1;

/** A text of one line, or of several, 48 px apart. */
function translated(words: string[], translation: string, top: number, fontFamily = 'Roboto'): TranslatedParagraph {
  const lines = words.map((text, index) => {
    const y = top + 48 * index;
    return {
      text,
      quad: quadOf({ left, top: y, right: left + widthOf(text, fontFamily), bottom: y + 28 }),
      confidence: 1,
    };
  });
  const right = left + Math.max(...words.map((text) => widthOf(text, fontFamily)));
  const quad = quadOf({ left, top, right, bottom: top + 48 * words.length - 20 });
  return {
    translation,
    paragraph: { id: nextId++, text: words.join(' '), quad, rotation: 0, lines },
    style: { ...styleIn(fontFamily), colours: ['#000000'] },
  };
}

/** Sets a translation in a button that has room for a line so many times as wide as it is in its own face. */
function onButton(room: number, fontFamily = 'Roboto', translation = 'REBAJAS AHORA'): LocalisedText | undefined {
  const right = left + Math.round(room * widthOf(translation, fontFamily)) + padding;
  const button = { left: left - padding, top: 170, right, bottom: 260 };
  return fitTranslations(pictureOf([button]), [translated(['SALE'], translation, 200, fontFamily)], [])[0];
}

/** Sets a translation with that letter spacing in a button that has too little room for it. */
function tightlySet(letterSpacing: number): LocalisedText | undefined {
  const text = translated(['SALE'], 'REBAJAS AHORA', 200, 'Lora');
  const right = left + Math.round(0.85 * widthOf(text.translation));
  const tight = { ...text, style: { ...text.style, letterSpacing } };
  return fitTranslations(pictureOf([{ left: left - padding, top: 170, right, bottom: 260 }]), [tight], [])[0];
}

function linesOf(text: LocalisedText | undefined): string[] {
  if (!text) return [];
  const layout = layoutText(createCanvas(1, 1).getContext('2d'), text.translatedText, text, text.width);
  return layout.lines.map((line) => line.text.replaceAll('\u00a0', ' '));
}

test('a text keeps its face and its spacing where it has room', () => {
  expect(onButton(1.05)).toMatchObject({ fontFamily: 'Roboto', fontSize });
  expect(onButton(1.05)).not.toHaveProperty('letterSpacing');
});

test('closer letters come before a narrower face', () => {
  expect(onButton(0.95)).toMatchObject({ fontFamily: 'Roboto', fontSize, letterSpacing: -0.016 });
});

test('letters come only as much closer as it takes', () => {
  const spacings = [0.99, 0.98, 0.97, 0.96].map((room) => {
    const text = onButton(room);
    expect(text).toMatchObject({ fontFamily: 'Roboto', fontSize });
    return text?.letterSpacing ?? 0;
  });
  expect(spacings).toEqual(spacings.toSorted((a, b) => b - a));
  expect(spacings[0]).toBeGreaterThan(-0.005);
  expect(spacings[3]).toBeGreaterThan(-0.02);
});

test('letters come no closer to save a thousandth of the size', () => {
  const found = translated(['REBAJAS AHORA'], 'REBAJAS AHORA', 200);
  // Sizes are tried in tenths of a pixel.
  const wanted = fontSize + 0.03;
  const text = { ...found, style: { ...found.style, fontSize: wanted } };
  const sets = Array.from({ length: 100 }, (_, step) => left + widthOf(text.translation) - 0.1 * step).map((right) => {
    const quad = quadOf({ left, top: 200, right, bottom: 228 });
    const lines = text.paragraph.lines.map((line) => ({ ...line, quad }));
    return fitTranslations(pictureOf([]), [{ ...text, paragraph: { ...text.paragraph, quad, lines } }], [])[0];
  });
  const smaller = sets.filter((set) => set !== undefined && set.fontSize < wanted);
  expect(smaller).not.toEqual([]);
  for (const set of smaller) {
    expect(set?.fontSize).toBeGreaterThanOrEqual(wanted * 0.999);
    expect(set).not.toHaveProperty('letterSpacing');
  }
});

test.each([
  ['Roboto', 'Roboto Condensed'],
  ['Archivo', 'Archivo Narrow'],
])('a narrower face comes before a smaller size: %s gives %s', (family, narrower) => {
  const text = onButton(0.92, family);
  expect(text).toMatchObject({ fontFamily: narrower, fontWeight: 700, fontSize });
  expect(linesOf(text)).toHaveLength(1);
});

/** Sets a translation whose face was found with a confidence of 0.9 in a button that has room for a line so many times as wide. */
function sureOnButton(room: number): LocalisedText | undefined {
  const text = translated(['SALE'], 'REBAJAS AHORA', 200);
  const right = left + Math.round(room * widthOf(text.translation)) + padding;
  const sure = { ...text, style: { ...text.style, faceConfidence: 0.9 } };
  return fitTranslations(pictureOf([{ left: left - padding, top: 170, right, bottom: 260 }]), [sure], [])[0];
}

test('how sure the face is, is told of the face that was found, not of its narrower companion', () => {
  expect(sureOnButton(1.05)).toMatchObject({ fontFamily: 'Roboto', faceConfidence: 0.9 });
  expect(sureOnButton(0.92)?.fontFamily).toBe('Roboto Condensed');
  expect(sureOnButton(0.92)).not.toHaveProperty('faceConfidence');
});

test('letters come no closer than designers set them', () => {
  expect(tightlySet(-0.03)?.letterSpacing).toBeCloseTo(-0.05, 6);
  expect(tightlySet(-0.05)?.letterSpacing).toBeCloseTo(-0.06, 6);
  expect(tightlySet(-0.08)?.letterSpacing).toBeCloseTo(-0.08, 6);
});

test('a family without a narrower companion becomes smaller', () => {
  const text = onButton(0.92, 'Lora');
  expect(text?.fontFamily).toBe('Lora');
  expect(text?.fontSize).toBeLessThan(fontSize);
});

test('a narrower face comes before a further line', () => {
  const translation = 'REBAJAS AHORA';
  const right = left + Math.round(0.92 * widthOf(translation)) + padding;
  const panel = { left: left - padding, top: 100, right, bottom: 400 };
  const [text] = fitTranslations(pictureOf([panel]), [translated(['SALE'], translation, 200)], []);
  expect(text).toMatchObject({ fontFamily: 'Roboto Condensed', fontSize });
  expect(linesOf(text)).toEqual([translation]);
});

test('a text that was poured into a column takes a further line and keeps its face', () => {
  const words = ['WALK WITH US THROUGH', 'THE QUIET VALLEYS OF'];
  const translation = 'WANDER WITH US ALONG THE QUIET VALLEYS AND THEIR RIVERS';
  const [text] = fitTranslations(pictureOf([]), [translated(words, translation, 200)], []);
  expect(text).toMatchObject({ fontFamily: 'Roboto', fontSize });
  expect(linesOf(text)).toHaveLength(3);
});

test('a title that was poured into a column takes the room beside it before a further line', () => {
  const [size, leading] = [80, 84];
  const style = { ...styleIn('Roboto'), fontSize: size, textAlign: 'center' as const, colours: ['#000000'] };
  const ctx = createCanvas(1, 1).getContext('2d');
  const lines = ['LIVE MUSIC', 'TONIGHT'].map((text, index) => {
    const half = measureText(ctx, text, style) / 2;
    const top = 200 + leading * index;
    return { text, quad: quadOf({ left: 400 - half, top, right: 400 + half, bottom: top + 57 }), confidence: 1 };
  });
  const quad = quadOf({ left: 200, top: 200, right: 600, bottom: 200 + leading + 57 });
  const paragraph = { id: nextId++, text: 'LIVE MUSIC TONIGHT', quad, rotation: 0, lines };
  const [text] = fitTranslations(pictureOf([]), [{ paragraph, style, translation: 'MÚSICA EN VIVO ESTA NOCHE' }], []);
  expect(text?.fontSize).toBe(size);
  expect(linesOf(text)).toEqual(['MÚSICA EN VIVO', 'ESTA NOCHE']);
});

test('texts that were set alike take the narrower face together', () => {
  const translation = 'REBAJAS AHORA';
  const right = left + Math.round(0.92 * widthOf(translation)) + padding;
  const tops = [80, 200, 320];
  const buttons = tops.map((top) => ({ left: left - padding, top: top - 30, right, bottom: top + 60 }));
  const words = ['VER', translation, 'PEDIR'];
  const texts = tops.map((top, index) => translated(['SALE'], words[index] ?? '', top));
  const set = fitTranslations(pictureOf(buttons), texts, []);
  expect(set.map((text) => [text.fontFamily, text.fontSize])).toEqual(tops.map(() => ['Roboto Condensed', fontSize]));
});

describe('a name', () => {
  const words = ['COME AND SEE THE PARK', 'WITH US TODAY'];

  test('stays on one line where that costs nothing', () => {
    const translation = 'VISITA HOY EL CENTRAL PARK CON NOSOTROS';
    const broken = fitTranslations(pictureOf([]), [translated(words, translation, 200)], [])[0];
    expect(linesOf(broken)).toEqual(['VISITA HOY EL CENTRAL', 'PARK CON NOSOTROS']);
    const named = { ...translated(words, translation, 200), names: ['CENTRAL PARK'] };
    const [text] = fitTranslations(pictureOf([]), [named], []);
    expect(text?.fontSize).toBe(broken?.fontSize);
    expect(linesOf(text).some((line) => line.includes('CENTRAL PARK'))).toBe(true);
  });

  test('is broken where it would make the text smaller', () => {
    const button = {
      left: left - padding,
      top: 170,
      right: left + Math.round(widthOf('WOLFGANG')) + padding,
      bottom: 310,
    };
    const translation = 'WOLFGANG AMADEUS';
    const named = { ...translated(['SALE', 'NOW'], translation, 200), names: [translation] };
    const [text] = fitTranslations(pictureOf([button]), [named], []);
    expect(text?.translatedText).toBe(translation);
    expect(linesOf(text)).toEqual(['WOLFGANG', 'AMADEUS']);
  });
});

test('a text that is set below three quarters of its original tells how small it is', () => {
  const small = onButton(0.5, 'Lora');
  expect(small?.sizeShare).toBeCloseTo((small?.fontSize ?? 0) / fontSize, 6);
  expect(small?.sizeShare).toBeLessThan(0.75);
  expect(onButton(0.9, 'Lora')).not.toHaveProperty('sizeShare');
});
