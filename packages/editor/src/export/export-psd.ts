import {
  bendOf,
  cornersOf,
  defaultLineHeight,
  fontWeightName,
  perspectiveOf,
  stretchesOf,
  transformText,
} from '@palimpsest/typeset';
import type { StyledRun } from '@palimpsest/typeset';
import { writePsd } from 'ag-psd';
import type { Layer, LayerTextData, Psd } from 'ag-psd';
import type { Rect } from '../geometry/rect.ts';
import { rotateVector } from '../geometry/rotation.ts';
import type { EditorText } from '../model/text.ts';
import type { PictureSource } from './picture-source.ts';
import { exportFormats } from './formats.ts';
import { channelsOf } from './color-channels.ts';
import { canvasOf, releaseCanvas } from './canvas.ts';
import { drawNothing, drawText, renderPicture, shownTexts } from './render.ts';

/** The largest side of a picture that Photoshop opens, in px. */
const maxSide = 30_000;

/** The name by which Photoshop looks for a face. */
function postScriptName({ fontFamily, fontWeight, fontStyle }: EditorText): string {
  const weight = fontWeightName(fontWeight);
  const italic = weight === 'Regular' ? 'Italic' : `${weight}Italic`;
  return `${fontFamily.replaceAll(' ', '')}-${fontStyle === 'italic' ? italic : weight}`;
}

/** The letters of a text from run to run, with what each has of its own. */
function styleRuns(
  text: EditorText,
  words: string,
  runs: readonly StyledRun[],
): NonNullable<LayerTextData['styleRuns']> {
  return stretchesOf(words, 0, runs).map(({ text: letters, run }) => ({
    length: letters.length,
    style: {
      ...(run?.fill !== undefined && { fillColor: rgbOf(run.fill) }),
      ...(run?.fontWeight !== undefined && { font: { name: postScriptName({ ...text, fontWeight: run.fontWeight }) } }),
    },
  }));
}

function rgbOf(fill: string): { r: number; g: number; b: number } {
  const { r, g, b } = channelsOf(fill);
  return { r, g, b };
}

/** The rectangle along the axes of the image in which the box of a text is seen. */
function seenBounds(text: EditorText): Rect {
  const corners = cornersOf(text);
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/**
 * A text as a layer: as letters that can be edited, and as they are painted here. One that is seen at an angle or curved is painted only:
 * letters of a Photoshop file have affine transforms.
 */
function textLayer(text: EditorText, origin: { x: number; y: number }): Layer {
  const { fontSize } = text;
  const bounds = seenBounds(text);
  const left = Math.floor(bounds.x - fontSize);
  const top = Math.floor(bounds.y - fontSize);
  const { canvas, ctx } = canvasOf(Math.ceil(bounds.width + 2 * fontSize), Math.ceil(bounds.height + 2 * fontSize));
  ctx.translate(-left, -top);
  drawText(ctx, { ...text, opacity: undefined });
  return {
    name: text.text.replaceAll(/\s+/g, ' ').trim() || 'Text',
    left: left - origin.x,
    top: top - origin.y,
    opacity: text.opacity ?? 1,
    canvas,
    ...(!perspectiveOf(text) && !bendOf(text, text.width) && { text: letters(text, origin) }),
  };
}

/** Photoshop parts words by dictionaries of its own. */
function hyphens({ hyphenation }: EditorText): NonNullable<LayerTextData['paragraphStyle']> {
  if (hyphenation === undefined) return {};
  return { autoHyphenate: true, preHyphen: 2, postHyphen: 3, consecutiveHyphens: 2 };
}

function letters(text: EditorText, origin: { x: number; y: number }): LayerTextData {
  const { fontSize, lineHeight = defaultLineHeight, letterSpacing = 0, width, height } = text;
  const center = { x: text.x + width / 2 - origin.x, y: text.y + height / 2 - origin.y };
  const corner = rotateVector({ x: -width / 2, y: -height / 2 }, text.rotation);
  const along = rotateVector({ x: 1, y: 0 }, text.rotation);
  // The format has capitals as a style, but neither small letters nor the rules of a language.
  const drawn = transformText(text.text, text) ?? text;
  return {
    text: drawn.text,
    transform: [along.x, along.y, -along.y, along.x, center.x + corner.x, center.y + corner.y],
    shapeType: 'box',
    boxBounds: [0, 0, width, height],
    style: {
      font: { name: postScriptName(text) },
      fontSize,
      autoLeading: false,
      leading: fontSize * lineHeight,
      tracking: letterSpacing * 1_000,
      fillColor: rgbOf(text.fill),
    },
    ...(drawn.runs && { styleRuns: styleRuns(text, drawn.text, drawn.runs) }),
    paragraphStyle: {
      ...(text.hangingPunctuation && { hanging: true }),
      justification: text.justified ? `justify-${text.textAlign}` : text.textAlign,
      ...hyphens(text),
    },
  };
}

/** The picture as layers: the original, hidden; the picture without its text; and each text. */
export function exportPsd({ image, original, document, area, patches, retouch }: PictureSource): Blob {
  const { width, height } = area ?? document;
  const origin = area ?? { x: 0, y: 0 };
  if (Math.max(width, height) > maxSide)
    throw new Error(`A Photoshop file has at most ${maxSide} pixels a side; the image is ${width} × ${height}.`);
  const psd: Psd = {
    width,
    height,
    canvas: renderPicture(image, document, { area, patches, retouch }),
    children: [
      ...(original
        ? [
            {
              name: 'Original',
              hidden: true,
              canvas: renderPicture(original, { ...document, texts: [], strokes: [] }, { area }),
            },
          ]
        : []),
      {
        name: 'Picture without text',
        canvas: renderPicture(image, document, { area, patches, retouch, draw: drawNothing }),
      },
      ...shownTexts(document.texts).map((text) => textLayer(text, origin)),
    ],
  };
  const file = writePsd(psd, { generateThumbnail: true });
  for (const { canvas } of [psd, ...(psd.children ?? [])]) if (canvas) releaseCanvas(canvas);
  return new Blob([file], { type: exportFormats.psd.type });
}
