import { blockTop, cssFont, layoutText, perspectiveOf } from '@palimpsest/typeset';
import { fontSources } from '@palimpsest/typeset/browser';
import type { EditorText } from '../model/text.ts';
import { encodeCanvas } from './encode-canvas.ts';
import { slopeOf } from './made-italic.ts';
import type { PictureSource } from './picture-source.ts';
import { canvasOf } from './canvas.ts';
import { drawEffects, drawText, renderPicture, shownTexts } from './render.ts';
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

/** The lines of a text where the canvas draws them. */
function textElement(ctx: CanvasRenderingContext2D, text: EditorText): string {
  const layout = layoutText(ctx, text.text, text, text.width);
  const { fontFamily, fontWeight, fontStyle, fontSize, letterSpacing = 0, x, y, width, height, rotation } = text;
  const top = y + blockTop(layout, height);
  const style = [
    `font:${cssFont(fontFamily, fontWeight, fontSize, fontStyle)}`,
    'text-rendering:geometricPrecision',
    ...(letterSpacing === 0 ? [] : [`letter-spacing:${letterSpacing * fontSize}px`]),
  ].join(';');
  const slope = slopeOf(text);
  const slant = slope === 0 ? '' : ` skewX(${-slope})`;
  const lines = layout.lines.flatMap((line) =>
    segmentsOf(line, text).map((segment) => {
      const turned = segment.angle === 0 ? '' : ` rotate(${(segment.angle * 180) / Math.PI})`;
      const at = `translate(${x + segment.x} ${top + segment.y})${turned}${slant}`;
      const fill = segment.fill === undefined ? '' : ` fill="${escaped(segment.fill)}"`;
      const font = cssFont(fontFamily, segment.fontWeight, fontSize, fontStyle);
      const weight = segment.fontWeight === fontWeight ? '' : ` style="${escaped(`font:${font}`)}"`;
      return `<text transform="${at}"${fill}${weight} xml:space="preserve">${escaped(segment.text)}</text>`;
    }),
  );
  const turn = rotation === 0 ? '' : ` transform="rotate(${rotation} ${x + width / 2} ${y + height / 2})"`;
  return `<g${turn} fill="${escaped(text.fill)}" style="${escaped(style)}">${lines.join('')}</g>`;
}

/**
 * The picture as an SVG: the picture without its letters, and each text as text, with the fonts that it is set in. A text that is seen at an
 * angle is part of the picture: SVG has affine transforms only.
 */
export async function exportSvg({ image, document, area, patches, retouch }: PictureSource): Promise<Blob> {
  const { width, height } = document;
  const texts = shownTexts(document.texts).filter((text) => !perspectiveOf(text));
  const seen = area ?? { x: 0, y: 0, width, height };
  const picture = await dataUrl(
    await encodeCanvas(
      renderPicture(image, document, {
        area,
        patches,
        retouch,
        draw: (ctx, text) => (perspectiveOf(text) ? drawText : drawEffects)(ctx, text),
      }),
      'png',
    ),
  );
  const { ctx } = canvasOf(1, 1);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${seen.width}" height="${seen.height}" viewBox="${seen.x} ${seen.y} ${seen.width} ${seen.height}">`,
    `<style>${await fontFaces(texts)}</style>`,
    `<image x="${seen.x}" y="${seen.y}" width="${seen.width}" height="${seen.height}" href="${picture}"/>`,
    ...texts.map((text) => textElement(ctx, text)),
    '</svg>',
  ];
  return new Blob([parts.join('\n')], { type: 'image/svg+xml' });
}
