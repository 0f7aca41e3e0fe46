import { cssFont } from '@palimpsest/typeset';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodeImage } from './image/decode.ts';
import { createEngine, type Engine } from './pipeline.ts';
import type { EngineStage } from './read-picture.ts';
import type { Raster } from './image/raster.ts';
import { applyPatch } from './text-patch.ts';
import { renderDocument } from './typesetting/render.ts';
import { drawPoster } from './testing/draw-poster.ts';
import type { SourceText, Translator } from './translation/index.ts';

const sale = { text: 'SUMMER SALE', x: 60, y: 110, size: 60 };
const music = { text: 'Live music in the park', x: 60, y: 200, size: 34, weight: 400 };
const price = { text: '$9.99', x: 60, y: 300, size: 48, colour: '#b03020' };
const poster = drawPoster([sale, music, price]);

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});
afterAll(() => engine.close());

/** Whether some pixel in a rectangle is unlike the one in the other picture. */
function differs(a: Raster, b: Raster, x1: number, y1: number, x2: number, y2: number): boolean {
  for (let y = y1; y < y2; y++) {
    const row = (y * a.width + x1) * 4;
    const end = (y * a.width + x2) * 4;
    for (let at = row; at < end; at++) if (a.data[at] !== b.data[at]) return true;
  }
  return false;
}

describe('localising a poster', () => {
  const stages: EngineStage[] = [];
  let result: Awaited<ReturnType<Engine['localise']>>;
  beforeAll(async () => {
    result = await engine.localise(poster, {
      source: 'English',
      target: 'Spanish',
      onStage: (stage) => stages.push(stage),
    });
  });

  test('passes the stages in their order, each once', () => {
    expect(stages).toEqual([
      'reading',
      'finding runs',
      'translating',
      'erasing',
      'typography',
      'typesetting',
      'encoding',
    ]);
  });

  test('translates what has words, and sets it as the original was set', () => {
    const { width, height, texts } = result.document;
    expect([width, height]).toEqual([640, 360]);
    expect(texts.map(({ originalText }) => originalText)).toEqual(['SUMMER SALE', 'Live music in the park']);
    const [heading] = texts;
    expect(heading?.translatedText).toBe('REBAJAS DE VERANO');
    expect(texts.map(({ note }) => [note?.origin, note?.by])).toEqual([
      ['built-in', undefined],
      ['translator', 'Apertium'],
    ]);
    expect(heading?.fontWeight).toBe(700);
    expect(heading?.fontSize).toBeGreaterThan(45);
    expect(heading?.fontSize).toBeLessThanOrEqual(64);
    expect(heading?.lineCount).toBe(1);
  });

  test('takes the texts out of the picture and leaves the rest, such as a price, to the pixel', async () => {
    const [before, erased] = await Promise.all([decodeImage(poster), decodeImage(result.erasedPng)]);
    expect(differs(before, erased, 60, 60, 460, 115)).toBe(true);
    expect(differs(before, erased, 0, 240, 640, 360)).toBe(false);
    expect(differs(before, erased, 0, 0, 640, 40)).toBe(false);
  });

  test('renders the translation into the picture, and leaves the rest to the pixel', async () => {
    const [erased, rendered] = await Promise.all([
      decodeImage(result.erasedPng),
      decodeImage(await renderDocument(result.erasedPng, result.document)),
    ]);
    expect(differs(erased, rendered, 60, 60, 460, 115)).toBe(true);
    expect(differs(erased, rendered, 0, 240, 640, 360)).toBe(false);
  });
});

/** Words around a circle, as on a badge. */
function drawBadge(text: string): Buffer {
  registerFonts();
  const canvas = createCanvas(480, 480);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#f4efe4';
  ctx.fillRect(0, 0, 480, 480);
  ctx.fillStyle = '#1d3557';
  ctx.font = '700 44px Roboto';
  ctx.textAlign = 'center';
  const radius = 170;
  const letters = text.split('');
  const angles = letters.map((_, index) => ctx.measureText(text.slice(0, index + 1)).width / radius);
  const middle = (angles.at(-1) ?? 0) / 2;
  letters.forEach((letter, index) => {
    ctx.setTransform(1, 0, 0, 1, 240, 260);
    ctx.rotate(((angles[index - 1] ?? 0) + (angles[index] ?? 0)) / 2 - middle);
    ctx.fillText(letter, 0, -radius);
  });
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.fillText('OPEN', 240, 280);
  return canvas.toBuffer('image/png');
}

test('text that bends around something is set along its arc', async () => {
  const bytes = drawBadge('FRESH BREAD EVERY DAY');
  const { document, erasedPng } = await engine.localise(bytes, { source: 'English', target: 'Spanish' });
  expect(document.texts.map(({ originalText }) => originalText).toSorted()).toEqual(['FRESH BREAD EVERY DAY', 'OPEN']);
  const [bent] = document.texts.filter(({ curve }) => curve !== undefined);
  expect(bent?.originalText).toBe('FRESH BREAD EVERY DAY');
  expect(bent?.curve).toBeGreaterThan(100);
  const [before, erased] = await Promise.all([decodeImage(bytes), decodeImage(erasedPng)]);
  expect(differs(before, erased, 0, 0, 480, 230)).toBe(true);
  expect(differs(before, erased, 160, 230, 320, 300)).toBe(true);
});

test('a text of nothing but protected words stays in the picture', async () => {
  const bytes = drawPoster([{ text: 'Summer Sale', x: 60, y: 110, size: 50 }, music]);
  const { document, erasedPng } = await engine.localise(bytes, {
    source: 'English',
    target: 'Spanish',
    blacklist: ['summer sale'],
  });
  expect(document.texts.map(({ originalText }) => originalText)).toEqual(['Live music in the park']);
  const [before, erased] = await Promise.all([decodeImage(bytes), decodeImage(erasedPng)]);
  expect(differs(before, erased, 0, 0, 640, 130)).toBe(false);
});

test('text in an exclusion area stays in the picture', async () => {
  const { document } = await engine.localise(poster, {
    source: 'English',
    target: 'Spanish',
    exclusions: [{ x1: 0, y1: 0, x2: 640, y2: 130 }],
  });
  expect(document.texts.map(({ originalText }) => originalText)).toEqual(['Live music in the park']);
});

test('a transparent picture is transparent again where its text was', async () => {
  const bytes = drawPoster([{ ...sale, colour: '#ffffff' }], { background: 'transparent' });
  const { erasedPng, document } = await engine.localise(bytes, { source: 'English', target: 'Spanish' });
  expect(document.texts[0]?.translatedText).toBe('REBAJAS DE VERANO');
  const { data } = await decodeImage(erasedPng);
  const opaque = data.filter((value, index) => index % 4 === 3 && value > 0).length;
  expect(opaque).toBe(0);
});

describe('doing no harm', () => {
  const english = { source: 'English', target: 'Spanish' } as const;

  test('each text comes with the pixels that bring it back', async () => {
    const { erasedPng, document, textPatches } = await engine.localise(poster, english);
    expect(textPatches).toHaveLength(document.texts.length);
    const [before, erased] = await Promise.all([decodeImage(poster), decodeImage(erasedPng)]);
    expect(textPatches.reduce<Raster>(applyPatch, erased).data).toEqual(before.data);
  });

  test('an image in another language than was said is refused before anything is translated', async () => {
    const stages: EngineStage[] = [];
    const bytes = drawPoster([
      { text: 'Frisch vom Hof: Käse und Gemüse', x: 20, y: 90, size: 34 },
      { text: 'jeden Samstag auf dem Markt', x: 20, y: 180, size: 34 },
    ]);
    await expect(engine.localise(bytes, { ...english, onStage: (stage) => stages.push(stage) })).rejects.toMatchObject({
      code: 'wrong-language',
      message: expect.stringContaining('looks like German'),
      refusal: { code: 'wrong-language', language: 'German' },
    });
    expect(stages).toEqual(['reading', 'finding runs', 'translating']);
  });

  test('of a picture in two languages each text is translated from its own', async () => {
    const bytes = drawPoster([
      { text: 'Children under twelve travel free of charge with an adult', x: 30, y: 90, size: 20, weight: 400 },
      { text: 'Les enfants de moins de douze ans voyagent gratuitement', x: 30, y: 260, size: 20, weight: 400 },
    ]);
    const { document } = await engine.localise(bytes, english);
    expect(document.texts.map(({ translatedText }) => translatedText)).toEqual([
      expect.stringMatching(/^Niños .*con un adulto/),
      expect.stringMatching(/^Los niños .*viajan/),
    ]);
  });

  test('a text in a language that no translator reads stays as it is, with the pixels that erase it', async () => {
    const bytes = drawPoster([
      { text: 'Children under twelve travel free of charge with an adult', x: 30, y: 90, size: 20, weight: 400 },
      { text: 'Wir haben jeden Samstag von acht bis zwölf Uhr geöffnet', x: 30, y: 260, size: 20, weight: 400 },
    ]);
    const { document, erasedPng, skippedPatches } = await engine.localise(bytes, english);
    expect(document.texts.map(({ originalText }) => originalText)).toEqual([expect.stringMatching(/^Children/)]);
    expect(document.skipped).toEqual([
      expect.objectContaining({ text: expect.stringMatching(/^Wir haben jeden/), reason: 'other-language' }),
    ]);
    const { text, set } = document.skipped[0] ?? {};
    expect(set).toMatchObject({ translatedText: text, lineCount: 1, textAlign: 'left', fontWeight: 400 });
    expect(set?.fontSize).toBeGreaterThan(18);
    expect(set?.fontSize).toBeLessThan(22);
    const [before, erased] = await Promise.all([decodeImage(bytes), decodeImage(erasedPng)]);
    expect(differs(before, erased, 0, 200, 640, 320)).toBe(false);
    expect(differs(erased, skippedPatches.reduce<Raster>(applyPatch, erased), 0, 200, 640, 320)).toBe(true);
  });

  test('of a moving picture the first frame is localised, and the document says so', async () => {
    const page = await sharp(poster).ensureAlpha().raw().toBuffer();
    const moving = await sharp(Buffer.concat([page, page.map((level, i) => (i % 4 === 3 ? 255 : 255 - level))]), {
      raw: { width: 640, height: 720, channels: 4, pageHeight: 360 },
    })
      .gif()
      .toBuffer();
    const { document } = await engine.localise(moving, english);
    expect(document).toMatchObject({ frameCount: 2, width: 640, height: 360 });
  });
});

test('a picture that is read once is localised into several languages as it is into each alone', async () => {
  const stages: EngineStage[] = [];
  const onStage = (stage: EngineStage): number => stages.push(stage);
  const read = await engine.read(poster, { source: 'English', onStage });
  for (const target of ['Spanish', 'French'] as const) {
    const together = await read.localise({ target, onStage });
    expect(together).toEqual(await engine.localise(poster, { source: 'English', target }));
  }
  const localising = ['translating', 'erasing', 'typography', 'typesetting', 'encoding'];
  expect(stages).toEqual(['reading', 'finding runs', ...localising, ...localising]);
  await expect(read.localise({ target: 'Welsh' })).rejects.toMatchObject({ code: 'pair-unavailable' });
  const { document } = await read.localise({ target: 'Spanish', localiseNumbers: true });
  expect(document.texts.at(-1)).toMatchObject({ originalText: '$9.99', translatedText: '9,99\u00A0$' });
});

describe('refusals', () => {
  const english = { source: 'English', target: 'Spanish' } as const;

  test('one language, and a pair that cannot be translated, before any stage', async () => {
    const stages: EngineStage[] = [];
    const onStage = (stage: EngineStage): number => stages.push(stage);
    await expect(engine.localise(poster, { source: 'English', target: 'English', onStage })).rejects.toMatchObject({
      code: 'pair-unavailable',
      message: expect.stringContaining('two different languages'),
    });
    await expect(engine.localise(poster, { source: 'English', target: 'Welsh', onStage })).rejects.toMatchObject({
      code: 'pair-unavailable',
      message: expect.stringMatching(/English to Welsh is not available on this installation/),
    });
    expect(stages).toEqual([]);
  });

  test('an image that cannot be read', async () => {
    await expect(engine.localise(Buffer.from('x'), english)).rejects.toMatchObject({ code: 'image-unreadable' });
  });

  test('an image of which no text can be read with certainty', async () => {
    const canvas = createCanvas(500, 200);
    const context = canvas.getContext('2d');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, 500, 200);
    context.fillStyle = '#223344';
    context.font = cssFont('Roboto', 400, 44);
    // Seen from behind, a sign has letters that no network knows.
    context.translate(500, 0);
    context.scale(-1, 1);
    context.fillText('gQ7 Rk', 60, 110);
    const mirrored = canvas.toBuffer('image/png');
    await expect(engine.localise(mirrored, english)).rejects.toMatchObject({
      code: 'no-text-found',
      message: expect.stringMatching(/could not be read with certainty/),
    });
  });

  test('an image without text, and one with nothing to translate', async () => {
    await expect(engine.localise(drawPoster([]), english)).rejects.toMatchObject({
      code: 'no-text-found',
      message: expect.stringMatching(/^No text was found in this image/),
    });
    await expect(engine.localise(drawPoster([price]), english)).rejects.toMatchObject({
      code: 'no-text-found',
      message: expect.stringMatching(/^There is nothing to translate in this image/),
    });
  });

  test.each(['reading', 'translating', 'erasing', 'typography', 'typesetting', 'encoding'] as const)(
    'a job cancelled while %s ends there',
    async (last) => {
      const controller = new AbortController();
      const stages: EngineStage[] = [];
      const work = engine.localise(poster, {
        ...english,
        signal: controller.signal,
        onStage(stage) {
          stages.push(stage);
          if (stage === last) controller.abort();
        },
      });
      await expect(work).rejects.toMatchObject({ code: 'cancelled' });
      expect(stages.at(-1)).toBe(last);
    },
  );
});

describe('a translator that hands the original back', () => {
  const echo: Translator = {
    name: 'Echo',
    pairs: async () => [
      { from: 'English', to: 'German' },
      { from: 'Spanish', to: 'German' },
    ],
    translate: async (texts) => texts.map(({ text }) => text),
  };
  let echoing: Engine;
  beforeAll(async () => {
    echoing = await createEngine({ translators: [echo] });
  });
  afterAll(() => echoing.close());

  test('does not pass for a translation where the language is another one', async () => {
    const bytes = drawPoster([{ text: 'Free entry for all children today', x: 60, y: 300, size: 30 }]);
    await expect(echoing.localise(bytes, { source: 'Spanish', target: 'German' })).rejects.toMatchObject({
      code: 'translation-failed',
      message: expect.stringContaining('it looks like English'),
    });
  });

  test('leaves a picture of an address that is cut by the end of a line as it is, whatever language it looks like', async () => {
    const bytes = drawPoster([
      { text: 'www.acmefoodfacts.org/', x: 60, y: 110, size: 40 },
      { text: 'contribute', x: 60, y: 160, size: 40 },
    ]);
    const { document, erasedPng } = await echoing.localise(bytes, { source: 'Spanish', target: 'German' });
    expect(document.texts).toEqual([]);
    expect(document.skipped.map(({ reason }) => reason)).toEqual(['unchanged']);
    const [before, erased] = await Promise.all([decodeImage(bytes), decodeImage(erasedPng)]);
    expect(erased.data).toEqual(before.data);
  });

  test('leaves names in the picture to the pixel, and says so', async () => {
    const bytes = drawPoster([{ text: 'Barcelona', x: 60, y: 110, size: 60 }]);
    const { document, erasedPng, skippedPatches } = await echoing.localise(bytes, {
      source: 'English',
      target: 'German',
    });
    expect(document.texts).toEqual([]);
    expect(document.skipped).toMatchObject([
      { text: 'Barcelona', reason: 'unchanged', set: { translatedText: 'Barcelona' } },
    ]);
    const [before, erased] = await Promise.all([decodeImage(bytes), decodeImage(erasedPng)]);
    expect(erased.data).toEqual(before.data);
    expect(differs(erased, skippedPatches.reduce<Raster>(applyPatch, erased), 60, 60, 400, 115)).toBe(true);
  });
});

/** Has other words for one text only. @param answer what it says of others */
const answering = (answer: (text: string) => string): Translator => ({
  name: 'Halting',
  quality: 'gist',
  pairs: async () => [{ from: 'English', to: 'Spanish' }],
  translate: async (texts) => texts.map(({ text }) => (text.includes('Live music') ? 'Música en vivo' : answer(text))),
});

describe('a translator that has other words for one text of two', () => {
  test.each([
    ['the same words', 'unchanged', (text: string) => text.toLowerCase()],
    ['the same words with other quotation marks', 'unchanged', (text: string) => text.replaceAll('"', '”')],
    ['nothing', 'untranslated', () => ''],
    ['markup of its own', 'untranslated', () => '<prn> Sol'],
  ] as const)('that answers %s leaves that text to the pixel', async (_, reason, answer) => {
    const bytes = drawPoster([{ text: 'Plaza "Sol"', x: 60, y: 110, size: 60 }, music]);
    const halting = await createEngine({ translators: [answering(answer)] });
    try {
      const { document, erasedPng } = await halting.localise(bytes, { source: 'English', target: 'Spanish' });
      expect(document.texts.map(({ translatedText }) => translatedText)).toEqual(['Música en vivo']);
      expect(document.skipped).toMatchObject([{ text: 'Plaza "Sol"', reason }]);
      const [before, erased] = await Promise.all([decodeImage(bytes), decodeImage(erasedPng)]);
      expect(differs(before, erased, 0, 0, 640, 140)).toBe(false);
      expect(differs(before, erased, 0, 150, 640, 230)).toBe(true);
    } finally {
      await halting.close();
    }
  });

  test('that has no letters is left to the pixel, and says so', async () => {
    const bytes = drawPoster([{ text: '12.50', x: 60, y: 110, size: 60 }, music]);
    const halting = await createEngine({ translators: [answering((text) => text)] });
    try {
      const { document, erasedPng, skippedPatches } = await halting.localise(bytes, {
        source: 'English',
        target: 'Spanish',
      });
      expect(document.skipped).toMatchObject([
        { text: '12.50', reason: 'no-letters', set: { translatedText: '12.50' } },
      ]);
      const [before, erased] = await Promise.all([decodeImage(bytes), decodeImage(erasedPng)]);
      expect(differs(before, erased, 0, 0, 640, 140)).toBe(false);
      expect(differs(erased, skippedPatches.reduce<Raster>(applyPatch, erased), 60, 60, 400, 115)).toBe(true);
    } finally {
      await halting.close();
    }
  });
});

test('a text on a label that a line runs into, whose letters are found in no face, is left to the pixel', async () => {
  registerFonts();
  const canvas = createCanvas(760, 300);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#f4f8fa';
  ctx.fillRect(0, 0, 760, 300);
  ctx.font = cssFont('Roboto', 400, 24);
  ctx.fillStyle = '#222222';
  ctx.fillText('Open the window', 60, 60);
  ctx.fillStyle = '#f5c542';
  ctx.strokeStyle = '#111111';
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.roundRect(56, 130, 110, 42, 6);
  ctx.fill();
  ctx.stroke();
  ctx.beginPath();
  ctx.strokeStyle = '#4b7ea3';
  ctx.lineWidth = 5;
  ctx.moveTo(166, 150);
  ctx.lineTo(190, 150);
  ctx.quadraticCurveTo(200, 150, 202, 170);
  ctx.lineTo(206, 182);
  ctx.lineTo(226, 182);
  ctx.stroke();
  ctx.fillStyle = '#1c1a10';
  ctx.fillText('Strings', 66, 160);
  const bytes = canvas.toBuffer('image/png');
  const { document, erasedPng } = await engine.localise(bytes, { source: 'English', target: 'Spanish' });
  expect(document.texts.map(({ originalText }) => originalText)).toEqual(['Open the window']);
  expect(document.skipped).toMatchObject([{ text: 'Strings', reason: 'low-confidence' }]);
  const [before, erased] = await Promise.all([decodeImage(bytes), decodeImage(erasedPng)]);
  expect(differs(before, erased, 0, 90, 760, 300)).toBe(false);
});

/** The width of a text in bold letters of 44 px, in pixels. */
function widthOf(text: string): number {
  const ctx = createCanvas(1, 1).getContext('2d');
  ctx.font = cssFont('Roboto', 700, 44);
  return ctx.measureText(text).width;
}

function wordBehind(before: string, text: string, colour: string) {
  return { text, x: 50 + widthOf(before), y: 160, size: 44, colour };
}

test('a word in another colour is told to the translator, and set in its colour in the translation', async () => {
  const picture = drawPoster(
    [
      wordBehind('', 'Our fresh ', '#ffffff'),
      wordBehind('Our fresh ', 'orange ', '#ff8800'),
      wordBehind('Our fresh orange ', 'juice', '#ffffff'),
    ],
    { background: '#14213d' },
  );
  const heard: SourceText[] = [];
  const translateRuns: Translator['translateRuns'] = (texts) => {
    heard.push(...texts);
    return Promise.resolve(
      texts.map(() => ({ text: 'Nuestro zumo de naranja', runs: [{ run: 0, start: 16, end: 23 }] })),
    );
  };
  const tagging: Translator = {
    name: 'tagging',
    pairs: () => Promise.resolve([{ from: 'English', to: 'Spanish' }]),
    translate: () => Promise.resolve([]),
    translateRuns,
  };
  const reading = await createEngine({ translators: [tagging] });
  try {
    const { document, erasedPng } = await reading.localise(picture, { source: 'English', target: 'Spanish' });
    expect(heard.map(({ text, runs }) => [text, runs])).toEqual([['Our fresh orange juice', [{ start: 10, end: 16 }]]]);
    const [text] = document.texts;
    expect(text?.runs).toEqual([{ start: 16, end: 23, fill: '#ff8800' }]);
    expect(text?.suggestedColours[0]).toBe('#ffffff');
    const { data } = await decodeImage(await renderDocument(erasedPng, document));
    const isOrange = (at: number): boolean => data[at] === 255 && data[at + 1] === 136 && data[at + 2] === 0;
    expect(Array.from({ length: data.length / 4 }, (_, i) => isOrange(i * 4)).filter(Boolean).length).toBeGreaterThan(
      200,
    );
  } finally {
    await reading.close();
  }
});
