import { createTranslatedText } from '../model/text.ts';
import type { EditorDocument } from '../model/document.ts';
import type { EditorText, TranslatedText } from '../model/text.ts';

const size = { width: 900, height: 1200 };

/** A poster from which the text was removed: a night sky over hills. */
export function drawSamplePoster(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('This browser gives no 2D context.');
  // Bands of one colour each: a gradient under letters is most of what the picture of an editor weighs.
  for (const [top, color] of [
    [0, '#2a2a4f'],
    [560, '#5b3a6b'],
    [760, '#b0636a'],
  ] as const) {
    ctx.fillStyle = color;
    ctx.fillRect(0, top, size.width, size.height - top);
  }
  ctx.fillStyle = '#f2cc8f';
  ctx.beginPath();
  ctx.arc(660, 700, 110, 0, Math.PI * 2);
  ctx.fill();
  for (const [top, color, bend] of [
    [840, '#7b2d4e', 90],
    [930, '#4a1e3d', -70],
    [1030, '#23122b', 60],
  ] as const) {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.moveTo(0, top);
    ctx.bezierCurveTo(300, top - bend, 600, top + bend, size.width, top - bend / 2);
    ctx.lineTo(size.width, size.height);
    ctx.lineTo(0, size.height);
    ctx.fill();
  }
  return canvas;
}

const texts: readonly TranslatedText[] = [
  {
    id: 1,
    text: 'Festival de música bajo las estrellas',
    originalText: 'Music festival under the stars',
    x: 90,
    y: 120,
    width: 720,
    height: 200,
    rotation: 0,
    fontFamily: 'Roboto',
    fontWeight: 700,
    fontSize: 80,
    suggestedColors: ['#fff4e0', '#f2cc8f', '#e07a5f'],
  },
  {
    id: 2,
    text: 'Del viernes al domingo, tres noches de conciertos en la montaña',
    originalText: 'Friday to Sunday, three nights of concerts on the mountain',
    x: 150,
    y: 370,
    width: 600,
    height: 90,
    rotation: 0,
    fontFamily: 'Open Sans',
    fontWeight: 400,
    fontSize: 34,
    suggestedColors: ['#f2cc8f', '#ffffff'],
  },
  {
    id: 3,
    text: '¡Entrada gratuita!',
    originalText: 'Free entry!',
    x: 110,
    y: 620,
    width: 320,
    height: 64,
    rotation: -10,
    fontFamily: 'Roboto',
    fontWeight: 500,
    fontSize: 40,
    textAlign: 'left',
    suggestedColors: ['#ffffff'],
  },
  {
    id: 4,
    text: 'Plaza Mayor · 21:00 h',
    originalText: 'Main Square · 9 p.m.',
    x: 250,
    y: 1090,
    width: 400,
    height: 50,
    rotation: 0,
    fontFamily: 'Roboto',
    fontWeight: 400,
    fontSize: 30,
    suggestedColors: ['#f2cc8f'],
  },
];

/** The texts of the poster in Spanish, or others in their place. */
export function sampleDocument(
  poster: readonly EditorText[] = texts.map((text) => createTranslatedText(text, 1_000)),
): EditorDocument {
  return { ...size, texts: poster };
}

/** The poster before it was translated, in letters of the platform. */
export function drawOriginalPoster(): HTMLCanvasElement {
  const canvas = drawSamplePoster();
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('This browser gives no 2D context.');
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'center';
  for (const { originalText, x, y, width, height, rotation, fontSize = 20, suggestedColors } of texts) {
    ctx.save();
    ctx.translate(x + width / 2, y + height / 2);
    ctx.rotate((rotation * Math.PI) / 180);
    ctx.font = `600 ${fontSize * 0.7}px sans-serif`;
    ctx.fillStyle = suggestedColors[0] ?? '#ffffff';
    ctx.fillText(originalText, 0, 0, width);
    ctx.restore();
  }
  return canvas;
}
