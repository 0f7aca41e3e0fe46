import { blockTop, cssFont, layoutText, parseTextGradient, perspectiveOf, textGradientLine } from '@palimpsest/typeset';
import type { Point, TextLayout } from '@palimpsest/typeset';
import { fontSources } from '@palimpsest/typeset/browser';
import type { Rect, Size } from '../geometry/rect.ts';
import type { EditorText } from '../model/text.ts';
import { drawBehindLetters, effectsPicture, isSeenThrough } from './effects-picture.ts';
import { encodeCanvas } from './encode-canvas.ts';
import { slopeOf } from './made-italic.ts';
import { outlineOf, readOutlineFonts } from './outlines.ts';
import type { OutlineFonts } from './outlines.ts';
import type { PictureSource } from './picture-source.ts';
import { canvasOf } from './canvas.ts';
import { drawText, renderPicture, shownTexts } from './render.ts';
import { segmentsOf } from './segments.ts';

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('A file could not be read.')));
    reader.readAsDataURL(blob);
  });
}

function escaped(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}

/**
 * A CSS font for programs that do not read the fonts of the file: after each name under which the file brings a family stands the one under which it
 * may be installed.
 */
function fileFont(...[family, ...face]: Parameters<typeof cssFont>): string {
  const font = cssFont(family, ...face).replaceAll(/"Palimpsest ([^"]+)"/g, '"Palimpsest $1", "$1"');
  return font.includes(`"${family}"`) ? font : font.replace(', "', `, "${family}", "`);
}

/** A style sheet that brings the fonts of texts along. */
async function fontFaces(texts: readonly EditorText[]): Promise<string> {
  const faces = await Promise.all(
    fontSources(texts).map(async ({ family, weight, style, read }) => {
      const file = await dataUrl(await read());
      return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:url(${file})}`;
    }),
  );
  return faces.join('\n');
}

/**
 * The gradient of a text for letters that are drawn `at` a place of its block: an SVG counts from there. Undefined where the text has none.
 *
 * @param name unlike every other of the file
 */
function gradientElement(
  { textGradient }: EditorText,
  layout: TextLayout,
  at: Point,
  name: string,
): string | undefined {
  const gradient = textGradient === undefined ? undefined : parseTextGradient(textGradient);
  // On a curve each letter has axes of its own, and the canvas draws it in the colour of the text.
  if (!gradient || layout.lines.some(({ pieces }) => pieces)) return undefined;
  const { x1, y1, x2, y2 } = textGradientLine(gradient.angle, layout);
  const line = `x1="${x1 - at.x}" y1="${y1 - at.y}" x2="${x2 - at.x}" y2="${y2 - at.y}"`;
  const stops = [gradient.from, gradient.to].map((color, index) => `<stop offset="${index}" ${stopColor(color)}/>`);
  return `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" ${line}>${stops.join('')}</linearGradient>`;
}

/** `#rrggbbaa` in two attributes, for programs that know SVG 1.1 only. */
function stopColor(color: string): string {
  const alpha = color.length > 7 ? ` stop-opacity="${Number.parseInt(color.slice(7), 16) / 255}"` : '';
  return `stop-color="${color.slice(0, 7)}"${alpha}`;
}

/**
 * The lines of a text where the canvas draws them.
 *
 * @param name unlike that of every other text of the file
 * @param outlines the fonts whose outlines stand for letters; undefined where letters are text
 */
function textElement(
  ctx: CanvasRenderingContext2D,
  text: EditorText,
  name: string,
  outlines: OutlineFonts | undefined,
): string {
  const layout = layoutText(ctx, text.text, text, text.width);
  const { fontFamily, fontWeight, fontStyle, fontSize, letterSpacing = 0, x, y, width, height, rotation } = text;
  const top = y + blockTop(layout, height);
  const style = [
    `font:${fileFont(fontFamily, fontWeight, fontSize, fontStyle)}`,
    'text-rendering:geometricPrecision',
    ...(letterSpacing === 0 ? [] : [`letter-spacing:${letterSpacing * fontSize}px`]),
  ].join(';');
  const slope = slopeOf(text);
  const slant = slope === 0 ? '' : ` skewX(${-slope})`;
  let drawn = 0;
  const lines = layout.lines.flatMap((line) =>
    segmentsOf(line, text).map((segment) => {
      const turned = segment.angle === 0 ? '' : ` rotate(${(segment.angle * 180) / Math.PI})`;
      const at = `translate(${x + segment.x} ${top + segment.y})${turned}${slant}`;
      const start = { x: segment.x, y: segment.y };
      const own =
        segment.fill === undefined ? gradientElement(text, layout, start, `${name}-${(drawn += 1)}`) : undefined;
      const color = own === undefined ? segment.fill : `url(#${name}-${drawn})`;
      const fill = color === undefined ? '' : ` fill="${escaped(color)}"`;
      const outline = outlines && outlineOf(segment, text, outlines);
      if (outline !== undefined) return `${own ?? ''}<path transform="${at}"${fill} d="${outline}"/>`;
      const font = fileFont(fontFamily, segment.fontWeight, fontSize, fontStyle);
      const weight = segment.fontWeight === fontWeight ? '' : ` style="${escaped(`font:${font}`)}"`;
      // Letters from the right end where they stand furthest to the left.
      const direction = segment.direction === 'rtl' ? ' direction="rtl" text-anchor="end"' : '';
      return `${own ?? ''}<text transform="${at}"${fill}${weight}${direction} xml:space="preserve">${escaped(segment.text)}</text>`;
    }),
  );
  const turn = rotation === 0 ? '' : ` transform="rotate(${rotation} ${x + width / 2} ${y + height / 2})"`;
  const label = outlines ? ` role="img" aria-label="${escaped(text.text)}"` : '';
  return `<g${turn}${label} fill="${escaped(text.fill)}" style="${escaped(style)}">${lines.join('')}</g>`;
}

function imageElement({ x, y, width, height }: Rect, url: string): string {
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${url}"/>`;
}

/** A text as {@link textElement}; a translucent one is a group with its effects, which share its opacity. */
async function wholeElement(
  ctx: CanvasRenderingContext2D,
  text: EditorText,
  name: string,
  { image, withOutlines }: { image: Size; withOutlines: boolean },
): Promise<string> {
  const element = textElement(ctx, text, name, withOutlines ? await readOutlineFonts(text) : undefined);
  if (!isSeenThrough(text)) return element;
  const effects = effectsPicture(ctx, text, image);
  const behind = effects ? imageElement(effects.area, await dataUrl(await encodeCanvas(effects.canvas, 'png'))) : '';
  return `<g opacity="${text.opacity}">${behind}${element}</g>`;
}

/**
 * The picture as an SVG: the picture without its letters, and each text as text, with the fonts that it is set in. A text that is seen at an
 * angle is part of the picture: SVG has affine transforms only.
 *
 * @param withOutlines whether letters are paths, which every program draws alike; those that a font lacks stay text
 */
export async function exportSvg(
  { image, document, area, patches, retouch }: PictureSource,
  withOutlines: boolean,
): Promise<Blob> {
  const { width, height } = document;
  const texts = shownTexts(document.texts).filter((text) => !perspectiveOf(text));
  const seen = area ?? { x: 0, y: 0, width, height };
  const picture = await dataUrl(
    await encodeCanvas(
      renderPicture(image, document, {
        area,
        patches,
        retouch,
        draw: (ctx, text) => (perspectiveOf(text) ? drawText : drawBehindLetters)(ctx, text),
      }),
      'png',
    ),
  );
  const { ctx } = canvasOf(1, 1);
  const elements = await Promise.all(
    texts.map((text, index) => wholeElement(ctx, text, `gradient-${index}`, { image: document, withOutlines })),
  );
  const lettered = texts.filter((_, index) => elements[index]?.includes('<text '));
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${seen.width}" height="${seen.height}" viewBox="${seen.x} ${seen.y} ${seen.width} ${seen.height}">`,
    `<style>${await fontFaces(lettered)}</style>`,
    imageElement(seen, picture),
    ...elements,
    '</svg>',
  ];
  return new Blob([parts.join('\n')], { type: 'image/svg+xml' });
}
