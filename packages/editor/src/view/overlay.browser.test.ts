import { layoutText, paintText } from '@palimpsest/typeset';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { canvasOf } from '../export/canvas.ts';
import { loadTextFonts } from '../fonts/load-text-fonts.ts';
import { createTranslatedText } from '../model/text.ts';
import type { EditorText } from '../model/text.ts';
import { pixelsOf } from '../testing/noise-image.ts';
import { baselineShift, textAreaStyle } from './text-input.tsx';

const box = { x: 0, y: 0, width: 300, height: 60, rotation: 0 };

beforeAll(async () => {
  await page.viewport(1_200, 700);
  await loadTextFonts([]);
});

function textOf(text: string, set: Partial<EditorText> = {}): EditorText {
  const style = {
    fontFamily: 'Roboto',
    fontSize: 28,
    textAlign: 'left',
    fill: '#000000',
    suggestedColors: [],
  } as const;
  return { ...createTranslatedText({ id: 1, text, originalText: '', ...box, ...style }, 1_000), ...set };
}

/** The text as the text area draws it at a zoom. */
async function overlayPixels(text: EditorText, zoom: number): Promise<ImageData> {
  const { ctx } = canvasOf(1, 1);
  const host = document.createElement('div');
  Object.assign(host.style, { position: 'fixed', inset: '0 auto auto 0', background: '#ffffff', overflow: 'hidden' });
  Object.assign(host.style, { width: `${box.width * zoom}px`, height: `${box.height * zoom}px` });
  const letters = document.createElement('div');
  const { lineHeight, letterSpacing, ...style } = textAreaStyle(text);
  Object.assign(letters.style, style, {
    lineHeight: String(lineHeight),
    letterSpacing: String(letterSpacing),
    fontSize: `${text.fontSize}px`,
    width: `${box.width}px`,
    position: 'absolute',
    top: `${-baselineShift(ctx, text) * zoom}px`,
    color: text.fill,
    transformOrigin: '0 0',
    transform: `scale(${zoom})`,
  });
  letters.lang = text.lang ?? '';
  letters.textContent = text.text;
  host.append(letters);
  document.body.append(host);
  try {
    const picture = await page.screenshot({ element: host, base64: true, save: false });
    const bytes = await (await fetch(`data:image/png;base64,${picture}`)).blob();
    return pixelsOf(await createImageBitmap(bytes));
  } finally {
    host.remove();
  }
}

/** The text as the canvas draws it at a zoom. */
function canvasPixels(text: EditorText, zoom: number): ImageData {
  const { canvas, ctx } = canvasOf(Math.round(box.width * zoom), Math.round(box.height * zoom));
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.scale(zoom, zoom);
  const layout = layoutText(ctx, text.text, text, text.width);
  paintText(ctx, layout, { ...box, height: layout.height }, text.fill);
  return pixelsOf(canvas);
}

/** How much ink there is in each column. */
function inkByColumn({ width, height, data }: ImageData): number[] {
  return Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (_row, y) => 255 - (data[(y * width + x) * 4 + 1] ?? 255)).reduce(
      (a, b) => a + b,
      0,
    ),
  );
}

/** Where, from the left, a share of the ink has been seen. */
function columnAt(ink: readonly number[], share: number): number {
  const total = ink.reduce((sum, value) => sum + value, 0);
  let seen = 0;
  return ink.findIndex((value) => (seen += value) >= total * share);
}

const scripts: readonly [string, string, Partial<EditorText>?][] = [
  ['Latin', 'Grand opening!'],
  ['Cyrillic', 'Большое открытие!'],
  ['Greek in capitals', 'Άυλος οδός!', { lang: 'el', textTransform: 'uppercase' }],
  ['Arabic', 'مهرجان الموسيقى!'],
  ['Hebrew', 'פסטיבל המוזיקה!'],
  ['Devanagari', 'भव्य उद्घाटन!'],
  ['Thai', 'เปิดตัวยิ่งใหญ่!'],
  ['Chinese', '盛大开业!'],
  ['Hebrew with a Latin name and brackets', 'פסטיבל (Plaza Mayor) 50%!'],
  ['Latin with a Hebrew name', 'Bar שלום עולם, open!'],
  ['Hebrew that begins in Latin', 'Nike נעליים, 50%!', { lang: 'he' }],
  ['Arabic with a Latin name', 'مهرجان Plaza Mayor!'],
  ['Latin with Hebrew over the end of a line', 'Grand opening שלום 50 עולם!'],
  ['Hebrew with a Latin name over the end of a line', 'פסטיבל המוזיקה Plaza (Mayor) 50 שלום'],
  ['Latin with Hebrew in brackets over the end of a line', 'Grand bar שלום (עולם טוב מאוד יפה עוד) open'],
  ['Hebrew with Latin in brackets over the end of a line', 'פסטיבל Plaza (Mayor Real de la Villa) שלום'],
  ['Turkish in capitals', 'ışıl için şimdi', { lang: 'tr', textTransform: 'uppercase' }],
];
const zooms = [0.1, 1, 3];

test.each(scripts)('%s stands in the text area where it stands on the canvas, to a pixel', async (_, words, set) => {
  for (const zoom of zooms) {
    const text = textOf(words, set);
    const [overlay, canvas] = [inkByColumn(await overlayPixels(text, zoom)), inkByColumn(canvasPixels(text, zoom))];
    expect(overlay.length).toBe(canvas.length);
    for (const share of [0.02, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 0.98]) {
      const [inOverlay, onCanvas] = [columnAt(overlay, share), columnAt(canvas, share)];
      expect(Math.abs(inOverlay - onCanvas), `at ${zoom}, ${share} of the ink`).toBeLessThanOrEqual(1);
    }
  }
});
