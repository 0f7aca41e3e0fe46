import { decodePDFRawStream, PDFDocument, PDFHexString, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { readPsd } from 'ag-psd';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EditorDocument } from '../model/document.ts';
import { createTranslatedText } from '../model/text.ts';
import { pixelsOfSvg, psnr, readPdf } from '../testing/compare-pictures.ts';
import { pixelsOf } from '../testing/noise-image.ts';
import { drawSamplePoster, sampleDocument } from '../testing/sample-poster.ts';
import { exportPicture } from './export-picture.ts';
import { exportPng } from './export-png.ts';
import { defaultExport, exportName } from './formats.ts';
import type { ExportFormat } from './formats.ts';
import { wholePixels } from './render.ts';

const sample = sampleDocument();
/** The poster, with a synthetic italic, spaced letters, characters that XML reserves, and a justified text with hyphens. */
const document: EditorDocument = {
  ...sample,
  texts: [
    ...sample.texts,
    createTranslatedText(
      {
        id: 10,
        text: 'Übernachtungen mit Frühstück und Aussicht auf alle Berge der Umgebung für die ganze Familie',
        originalText: '',
        x: 600,
        y: 950,
        width: 200,
        height: 200,
        rotation: 8,
        fontFamily: 'Roboto',
        fontSize: 24,
        textAlign: 'left',
        justified: true,
        hyphenation: 'Über-nach-tun-gen Früh-stück Aus-sicht Um-ge-bung',
        suggestedColors: ['#ffd24a'],
      },
      1_000,
    ),
    createTranslatedText(
      {
        id: 9,
        text: 'Vino & <queso>\n“a 5 €”',
        originalText: '',
        x: 100,
        y: 800,
        width: 500,
        height: 120,
        rotation: 0,
        fontFamily: 'Roboto',
        fontSize: 44,
        letterSpacing: 0.05,
        suggestedColors: ['rgb(10 200 90)'],
      },
      1_000,
    ),
  ],
};
let image: HTMLCanvasElement;
let png: ImageData;

beforeAll(async () => {
  image = drawSamplePoster();
  png = pixelsOf(await createImageBitmap(await exportPng(image, document)));
});

const write = (format: ExportFormat, options = {}) =>
  exportPicture({ image, document }, { ...defaultExport, format, ...options });

/** The `ActualText` of a PDF: it gives readers the line whose letters they may not put together. */
async function invisibleLines(blob: Blob): Promise<(string | undefined)[]> {
  const file = await PDFDocument.load(await blob.arrayBuffer());
  const streams = file.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? object : []));
  return streams
    .filter(({ dict }) => !dict.has(PDFName.of('Subtype')) && !dict.has(PDFName.of('Length1')))
    .flatMap((stream) => {
      const content = new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode());
      return Array.from(content.matchAll(/\/ActualText (<[0-9A-F]+>)/g), ([, hex = '']) =>
        PDFHexString.of(hex.slice(1, -1)).decodeText(),
      );
    });
}

const seenIn = async (blob: Blob) => pixelsOf(await createImageBitmap(blob));

describe('formats of pixels', () => {
  test.each(['jpeg', 'webp'] as const)('%s shows what the PNG shows, at 35 dB or better', async (format) => {
    const blob = await write(format, { quality: 0.95 });
    expect(blob.type).toBe(`image/${format}`);
    expect(psnr(pixelsOf(await createImageBitmap(blob)), png)).toBeGreaterThan(35);
  });

  test('less quality makes a smaller file', async () => {
    const [low, high] = await Promise.all([write('webp', { quality: 0.3 }), write('webp', { quality: 0.95 })]);
    expect(low.size).toBeLessThan(high.size / 2);
  });

  test('twice the size has four times the pixels, with the letters drawn at that size', async () => {
    const bitmap = await createImageBitmap(await write('png', { scale: 2 }));
    expect([bitmap.width, bitmap.height]).toEqual([1_800, 2_400]);
    const halved = globalThis.document.createElement('canvas');
    Object.assign(halved, { width: 900, height: 1_200 });
    halved.getContext('2d')?.drawImage(bitmap, 0, 0, 900, 1_200);
    expect(psnr(pixelsOf(halved), png)).toBeGreaterThan(30);
  });

  test('a part of the picture has the pixels of that part', async () => {
    const area = wholePixels({ x: 99.6, y: 110.2, width: 300.1, height: 200 }, document);
    expect(area).toEqual({ x: 99, y: 110, width: 301, height: 201 });
    const blob = await exportPicture({ image, document, area }, defaultExport);
    const part = pixelsOf(await createImageBitmap(blob));
    const expected = globalThis.document.createElement('canvas');
    Object.assign(expected, { width: area.width, height: area.height });
    expected.getContext('2d')?.putImageData(png, -area.x, -area.y);
    expect(psnr(part, pixelsOf(expected))).toBeGreaterThan(60);
  });

  test('what is hidden is in no file', async () => {
    const hidden = { ...document, texts: document.texts.map((text) => ({ ...text, hidden: true })) };
    const bare = pixelsOf(await createImageBitmap(await exportPng(image, hidden)));
    expect(psnr(bare, pixelsOf(image))).toBeGreaterThan(60);
  });
});

/** The edges of paths are smoothed otherwise than those of letters; paths a quarter of a pixel beside them would be at 32.5 dB. */
const minPathsDb = 34;

describe('SVG', () => {
  test('shows what the PNG shows, with its own fonts, at 35 dB or better', async () => {
    const seen = await pixelsOfSvg(await write('svg'), 900, 1_200);
    expect(psnr(seen, png)).toBeGreaterThan(35);
  });

  test('with outlines has no letters and no fonts, and shows what the PNG shows', async () => {
    const blob = await write('svg', { outlines: true });
    const svg = new DOMParser().parseFromString(await blob.text(), 'image/svg+xml');
    expect(svg.querySelectorAll('text')).toHaveLength(0);
    expect(svg.querySelector('style')?.textContent).toBe('');
    expect([...svg.querySelectorAll('[role=img]')].map((text) => text.getAttribute('aria-label'))).toEqual(
      document.texts.map(({ text }) => text.replace('\n', ' ')),
    );
    expect(psnr(await pixelsOfSvg(blob, 900, 1_200), png)).toBeGreaterThan(minPathsDb);
  });

  test('outlines ligatures, marks and letters from the right as the canvas joins them, and keeps letters that no font has', async () => {
    const [first] = document.texts;
    if (!first) throw new Error('The poster has no texts.');
    const style = { fontFamily: 'Open Sans', fontWeight: 400, fontSize: 60, width: 880, x: 10, rotation: 0 };
    const texts = [
      { ...first, ...style, y: 100, text: 'Affiche flottante, Tokyo' },
      { ...first, ...style, y: 400, text: 'שלום עולם (12)', lang: 'he' },
      { ...first, ...style, y: 700, text: 'AV To 世界' },
    ];
    const many = { ...document, texts };
    const seen = await seenIn(await exportPng(image, many));
    const svg = await exportPicture({ image, document: many }, { ...defaultExport, format: 'svg', outlines: true });
    expect(psnr(await pixelsOfSvg(svg, 900, 1_200), seen)).toBeGreaterThan(minPathsDb);
    const parsed = new DOMParser().parseFromString(await svg.text(), 'image/svg+xml');
    expect([...parsed.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['AV To 世界']);
  });

  test('keeps text as text', async () => {
    const svg = new DOMParser().parseFromString(await (await write('svg')).text(), 'image/svg+xml');
    expect(svg.querySelector('parsererror')).toBeNull();
    const lines = [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(lines).toContain('Vino & <queso>');
    expect(lines.join(' ')).toContain('Festival de');
    expect(lines.join('')).toContain('Berge der Umge-bung für die ganze');
    expect(svg.querySelector('style')?.textContent).toMatch(/@font-face.*Palimpsest Roboto.*data:font\/woff2/);
  });
});

describe('PDF', () => {
  test('shows in another program what the PNG shows, at 35 dB or better, and keeps text as text', async () => {
    const blob = await write('pdf', { quality: 0.95 });
    expect(blob.type).toBe('application/pdf');
    const { pixels, text } = await readPdf(blob, 900);
    expect([pixels.width, pixels.height]).toEqual([900, 1_200]);
    expect(psnr(pixels, png)).toBeGreaterThan(35);
    const words = text.replaceAll(/\s+/g, ' ');
    for (const line of [
      'Festival de música',
      'Vino & <queso>',
      '“a 5 €”',
      '¡Entrada gratuita!',
      'Plaza Mayor · 21:00 h',
    ])
      expect(words).toContain(line);
  });

  test('tells readers what each line says that is not level, and no other', async () => {
    const turned = { ...document, texts: document.texts.filter(({ rotation }) => rotation !== 0).slice(0, 1) };
    const blob = await exportPicture({ image, document: turned }, { ...defaultExport, format: 'pdf' });
    expect(await invisibleLines(blob)).toEqual(['¡Entrada gratuita!']);
    const level = { ...turned, texts: turned.texts.map((text) => ({ ...text, rotation: 0 })) };
    expect(
      await invisibleLines(await exportPicture({ image, document: level }, { ...defaultExport, format: 'pdf' })),
    ).toEqual([]);
  });

  test('brings the letters in use along, not whole fonts', async () => {
    const [one] = document.texts;
    const { size } = await exportPicture(
      { image, document: { ...document, texts: one ? [one] : [] }, area: { x: 0, y: 0, width: 8, height: 8 } },
      { ...defaultExport, format: 'pdf' },
    );
    expect(size).toBeLessThan(30_000);
  });

  test('shadows, outlines and letters that no font has are part of the picture, which readers are told', async () => {
    const [first] = document.texts;
    if (!first) throw new Error('The poster has no texts.');
    const texts = [
      { ...first, textShadow: '0.05em 0.05em 0.1em #000000', textStroke: '0.08em #aa0000' },
      { ...first, id: 'other', y: 700, text: '世界 🎉' },
    ];
    const styled = { ...document, texts };
    const options = { ...defaultExport, format: 'pdf', quality: 0.95 } as const;
    const { pixels, text } = await readPdf(await exportPicture({ image, document: styled }, options), 900);
    expect(psnr(pixels, pixelsOf(await createImageBitmap(await exportPng(image, styled))))).toBeGreaterThan(35);
    expect(text).toContain('Festival');
    expect(text).toContain('世界 🎉');
  });
});

describe('a gradient', () => {
  test('fills letters that stay text in SVG, and is part of the picture in PDF, which readers are told', async () => {
    const texts = document.texts.map((text, index) =>
      index === 0 ? { ...text, rotation: 5, textGradient: 'linear-gradient(135deg, #ffd24a, #d1410c)' } : text,
    );
    const filled = { ...document, texts };
    const seen = await seenIn(await exportPng(image, filled));
    expect(psnr(seen, await seenIn(await exportPng(image, document)))).toBeLessThan(30);
    const svg = await exportPicture({ image, document: filled }, { ...defaultExport, format: 'svg' });
    expect(await svg.text()).toContain('linearGradient');
    expect(psnr(await pixelsOfSvg(svg, 900, 1_200), seen)).toBeGreaterThan(35);
    const pdf = await exportPicture({ image, document: filled }, { ...defaultExport, format: 'pdf', quality: 0.95 });
    const { pixels, text } = await readPdf(pdf, 900);
    expect(psnr(pixels, seen)).toBeGreaterThan(35);
    expect(text).toContain('Festival de música');
  });
});

describe('runs', () => {
  const [vino] = document.texts.slice(-1);
  if (!vino) throw new Error('The poster has no texts.');
  const runs = [{ start: 0, end: 4, fill: '#c1121f', fontWeight: 700 }];
  const coloured = { ...document, texts: [...document.texts.slice(0, -1), { ...vino, fontSize: 110, runs }] };

  test('are seen in the PNG, and as text of their own in SVG and PDF', async () => {
    const withRuns = await seenIn(await exportPng(image, coloured));
    const plain = { ...coloured, texts: coloured.texts.map((text) => ({ ...text, runs: undefined })) };
    expect(psnr(withRuns, await seenIn(await exportPng(image, plain)))).toBeLessThan(30);
    const svg = await exportPicture({ image, document: coloured }, { ...defaultExport, format: 'svg' });
    expect(psnr(await pixelsOfSvg(svg, 900, 1_200), withRuns)).toBeGreaterThan(35);
    const pdf = await exportPicture({ image, document: coloured }, { ...defaultExport, format: 'pdf', quality: 0.95 });
    const { pixels, text } = await readPdf(pdf, 900);
    expect(psnr(pixels, withRuns)).toBeGreaterThan(35);
    expect(text).toContain('Vino');
  });

  test('are runs of a Photoshop layer', async () => {
    const psd = readPsd(
      await (await exportPicture({ image, document: coloured }, { ...defaultExport, format: 'psd' })).arrayBuffer(),
    );
    const [run, rest] = psd.children?.at(-1)?.text?.styleRuns ?? [];
    expect([run?.length, run?.style.font?.name]).toEqual([4, 'Roboto-Bold']);
    expect(Object.values(run?.style.fillColor ?? {}).map(Math.round)).toEqual([193, 18, 31]);
    expect(rest?.length).toBe(vino.text.length - 4);
  });
});

describe('PSD', () => {
  test('opens with the picture that the PNG shows, and a layer for each text that can be edited', async () => {
    const original = drawSamplePoster();
    const blob = await exportPicture({ image, original, document }, { ...defaultExport, format: 'psd' });
    const psd = readPsd(await blob.arrayBuffer());
    expect([psd.width, psd.height]).toEqual([900, 1_200]);
    expect(psnr(pixelsOf(psd.canvas ?? image), png)).toBeGreaterThan(60);
    const layers = psd.children ?? [];
    expect(layers.slice(0, 2).map(({ name, hidden }) => [name, hidden])).toEqual([
      ['Original', true],
      ['Picture without text', false],
    ]);
    expect(layers.slice(2).map(({ text }) => text?.text)).toEqual(document.texts.map(({ text }) => text));
    const style = layers.at(-1)?.text?.style;
    expect(style?.fontSize).toBeCloseTo(44, 3);
    expect(Object.values(style?.fillColor ?? {}).map(Math.round)).toEqual([10, 200, 90]);
  });

  test('its layers on top of each other are the picture', async () => {
    const psd = readPsd(await (await write('psd')).arrayBuffer());
    const stacked = globalThis.document.createElement('canvas');
    Object.assign(stacked, { width: 900, height: 1_200 });
    for (const { canvas, left = 0, top = 0 } of psd.children ?? [])
      if (canvas) stacked.getContext('2d')?.drawImage(canvas, left, top);
    expect(psnr(pixelsOf(stacked), png)).toBeGreaterThan(45);
  });
});

describe('a box behind a text', () => {
  const textBackground = '1.2em 0.6em 0.7em 0.3em #c1121f';
  const boxed = { ...document, texts: document.texts.map((text) => ({ ...text, textBackground })) };

  test('is seen in the PNG, and behind letters that stay text in SVG and PDF', async () => {
    const seen = await seenIn(await exportPng(image, boxed));
    expect(psnr(seen, png)).toBeLessThan(20);
    const svg = await exportPicture({ image, document: boxed }, { ...defaultExport, format: 'svg' });
    expect(await svg.text()).toContain('Festival');
    expect(psnr(await pixelsOfSvg(svg, 900, 1_200), seen)).toBeGreaterThan(35);
    const pdf = await exportPicture({ image, document: boxed }, { ...defaultExport, format: 'pdf', quality: 0.95 });
    const { pixels, text } = await readPdf(pdf, 900);
    expect(psnr(pixels, seen)).toBeGreaterThan(35);
    expect(text).toContain('Festival');
  });

  test('is on the layer of its text in a Photoshop file, whole', async () => {
    const seen = await seenIn(await exportPng(image, boxed));
    const psd = readPsd(
      await (await exportPicture({ image, document: boxed }, { ...defaultExport, format: 'psd' })).arrayBuffer(),
    );
    const stacked = globalThis.document.createElement('canvas');
    Object.assign(stacked, { width: 900, height: 1_200 });
    for (const { canvas, left = 0, top = 0 } of psd.children ?? [])
      if (canvas) stacked.getContext('2d')?.drawImage(canvas, left, top);
    expect(psnr(pixelsOf(stacked), seen)).toBeGreaterThan(45);
  });
});

describe('a text that is seen through', () => {
  const around = {
    textStroke: '0.1em #c1121f',
    textShadow: '0.08em 0.08em 0.1em #000000',
    textBackground: '1.1em 0.4em 0.4em 0.2em #ffd24a',
  };
  const through: EditorDocument = {
    ...document,
    texts: document.texts.map((text, index) => ({
      ...text,
      ...(index < 2 ? around : {}),
      rotation: index * 4,
      opacity: 0.4,
    })),
  };
  const opaque = { ...through, texts: through.texts.map((text) => ({ ...text, opacity: undefined })) };
  const asFile = (format: ExportFormat) =>
    exportPicture({ image, document: through }, { ...defaultExport, format, quality: 0.95 });

  test('is its opaque picture mixed with the image, in the PNG', async () => {
    const [seen, whole, behind] = [
      await seenIn(await exportPng(image, through)),
      await seenIn(await exportPng(image, opaque)),
      pixelsOf(image),
    ];
    // Where texts lie over each other, the lower one is mixed twice.
    const mixed = new ImageData(whole.width, whole.height);
    mixed.data.set(whole.data.map((value, index) => value * 0.4 + (behind.data[index] ?? 0) * 0.6));
    expect(psnr(seen, mixed)).toBeGreaterThan(40);
    expect(psnr(seen, whole)).toBeLessThan(25);
  });

  test('is the same picture in the SVG and the PDF, and text of theirs', async () => {
    const seen = await seenIn(await exportPng(image, through));
    const svg = await asFile('svg');
    expect(await svg.text()).toContain('Festival');
    expect(psnr(await pixelsOfSvg(svg, 900, 1_200), seen)).toBeGreaterThan(35);
    const { pixels, text } = await readPdf(await asFile('pdf'), 900);
    expect(psnr(pixels, seen)).toBeGreaterThan(35);
    expect(text).toContain('Festival');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Vino & <queso>');
  });

  test('is a layer of a Photoshop file with that opacity, itself opaque', async () => {
    const psd = readPsd(await (await asFile('psd')).arrayBuffer());
    const seen = await seenIn(await exportPng(image, through));
    const stacked = globalThis.document.createElement('canvas');
    Object.assign(stacked, { width: 900, height: 1_200 });
    const ctx = stacked.getContext('2d');
    const opacities = (psd.children ?? [])
      .filter(({ text }) => text)
      .map(({ opacity = 1 }) => Number(opacity.toFixed(2)));
    expect(opacities).toEqual(through.texts.map(() => 0.4));
    for (const { canvas, left = 0, top = 0, opacity = 1 } of psd.children ?? []) {
      if (!canvas || !ctx) continue;
      ctx.globalAlpha = opacity;
      ctx.drawImage(canvas, left, top);
    }
    expect(psnr(pixelsOf(stacked), seen)).toBeGreaterThan(40);
    expect(psnr(pixelsOf(psd.canvas ?? image), seen)).toBeGreaterThan(60);
  });
});

describe('a text in capitals', () => {
  const [vino] = document.texts.slice(-1);
  if (!vino) throw new Error('The poster has no texts.');
  const runs = [{ start: 9, end: 14, fill: '#c1121f' }];
  const text = { ...vino, text: 'İyi Straße içi', lang: 'tr', textTransform: 'uppercase', runs } as const;
  const upper: EditorDocument = { ...document, texts: [text] };
  const asFile = (format: ExportFormat) =>
    exportPicture({ image, document: upper }, { ...defaultExport, format, quality: 0.95 });

  test('is the same picture and drawn as it is seen in the PNG, the SVG and the PDF', async () => {
    const seen = await seenIn(await exportPng(image, upper));
    const typed = {
      text: 'İYİ STRASSE İÇİ',
      textTransform: undefined,
      runs: [{ start: 10, end: 15, fill: '#c1121f' }],
    };
    const same = { ...upper, texts: [{ ...text, ...typed }] };
    expect(psnr(seen, await seenIn(await exportPng(image, same)))).toBeGreaterThan(60);
    const svg = await asFile('svg');
    expect(psnr(await pixelsOfSvg(svg, 900, 1_200), seen)).toBeGreaterThan(35);
    const pdf = await readPdf(await asFile('pdf'), 900);
    expect(psnr(pdf.pixels, seen)).toBeGreaterThan(35);
    expect(pdf.text.replaceAll(/\s+/g, '')).toContain('İYİSTRASSEİÇİ');
  });

  test('is a layer of capitals with its runs in a Photoshop file, which knows no language', async () => {
    const layer = readPsd(await (await asFile('psd')).arrayBuffer()).children?.at(-1);
    expect(layer?.text?.text).toBe('İYİ STRASSE İÇİ');
    expect(layer?.text?.styleRuns?.map(({ length }) => length)).toEqual([10, 5]);
    expect(layer?.name).toBe('İyi Straße içi');
  });
});

describe('a text that is seen at an angle', () => {
  const perspective = [
    { x: 0, y: 0 },
    { x: 0.9, y: 0.3 },
    { x: 0.9, y: 0.8 },
    { x: 0, y: 1 },
  ] as const;
  const onSign: EditorDocument = {
    ...document,
    texts: document.texts.map((text, index) => (index === 0 ? { ...text, perspective } : text)),
  };
  const [seen] = onSign.texts;
  const asFile = (format: ExportFormat) =>
    exportPicture({ image, document: onSign }, { ...defaultExport, format, quality: 0.95 });

  test('is the same picture in the PNG, the SVG and the PDF, and no text of theirs', async () => {
    const picture = pixelsOf(await createImageBitmap(await exportPng(image, onSign)));
    expect(psnr(picture, png)).toBeLessThan(35);
    const svg = await asFile('svg');
    expect(psnr(await pixelsOfSvg(svg, 900, 1_200), picture)).toBeGreaterThan(35);
    expect((await svg.text()).match(/<g /g)).toHaveLength(onSign.texts.length - 1);
    const pdf = await readPdf(await asFile('pdf'), 900);
    expect(psnr(pdf.pixels, picture)).toBeGreaterThan(35);
    expect(pdf.text).not.toContain(seen?.text.split(/\s/)[0]);
  });

  test('is a layer of a Photoshop file that is painted only', async () => {
    const { children = [] } = readPsd(await (await asFile('psd')).arrayBuffer());
    expect(children.filter(({ text }) => text !== undefined)).toHaveLength(onSign.texts.length - 1);
    expect(children.find(({ name }) => name === seen?.text.replaceAll(/\s+/g, ' ').trim())?.text).toBeUndefined();
  });
});

const letters = (text: string) => text.replaceAll(/\s+/g, '');

describe('a curved text', () => {
  const curves = [100, undefined, -140, -70];
  const bowed: EditorDocument = {
    ...sample,
    texts: sample.texts.map((text, index) => ({ ...text, curve: curves[index] })),
  };
  const asFile = (format: ExportFormat) =>
    exportPicture({ image, document: bowed }, { ...defaultExport, format, quality: 0.95 });

  test('is the same picture in the PNG, the SVG and the PDF, and text of theirs', async () => {
    const picture = await seenIn(await exportPng(image, bowed));
    expect(psnr(picture, await seenIn(await exportPng(image, sample)))).toBeLessThan(35);
    const svg = await asFile('svg');
    expect(psnr(await pixelsOfSvg(svg, 900, 1_200), picture)).toBeGreaterThan(35);
    const markup = new DOMParser().parseFromString(await svg.text(), 'image/svg+xml');
    const written = letters([...markup.querySelectorAll('text')].map(({ textContent }) => textContent).join(''));
    const pdf = await readPdf(await asFile('pdf'), 900);
    expect(psnr(pdf.pixels, picture)).toBeGreaterThan(35);
    for (const { text } of bowed.texts) {
      expect(written).toContain(letters(text));
      expect(letters(pdf.text)).toContain(letters(text));
    }
  });

  test('is a layer of a Photoshop file that is painted only, where the PNG has it', async () => {
    const { children = [] } = readPsd(await (await asFile('psd')).arrayBuffer());
    expect(children.filter(({ text }) => text !== undefined)).toHaveLength(1);
    const stacked = globalThis.document.createElement('canvas');
    Object.assign(stacked, { width: 900, height: 1_200 });
    for (const { canvas, left = 0, top = 0 } of children)
      if (canvas) stacked.getContext('2d')?.drawImage(canvas, left, top);
    expect(psnr(pixelsOf(stacked), await seenIn(await exportPng(image, bowed)))).toBeGreaterThan(45);
  });
});

test('files are named by the time and their format', () => {
  expect(exportName(1_700_000_000_000, 'jpeg')).toBe('localized-image-1700000000000.jpg');
});
