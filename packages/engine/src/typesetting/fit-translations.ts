/**
 * Sets translations where their originals stood: at the size of the original if there is room, in the room around it before it becomes much
 * smaller, texts of one style in one style again, and what stood on one edge on one edge.
 *
 * @module
 */
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import type { LocalisedText, Paragraph, ParagraphStyle } from '../document.ts';
import type { Quad } from '../geometry/quad.ts';
import type { Raster } from '../image/raster.ts';
import { boundsInFrame, rectangleFromFrame, quadOf } from '../geometry/oriented-rectangle.ts';
import { alignOnBackground, straighten } from './straighten.ts';
import { unifyFaces, unifySizes } from './style-clusters.ts';
import { findFreeSpace } from './free-space.ts';
import { originalSetting } from './original-setting.ts';
import { findRoom, setInRoom } from './place.ts';

export interface TranslatedParagraph {
  paragraph: Paragraph;
  style: ParagraphStyle;
  translation: string;
}

/**
 * @param erased the picture without the texts
 * @param kept what stays in the picture and must not be covered
 */
export function fitTranslations(
  erased: Raster,
  texts: readonly TranslatedParagraph[],
  kept: readonly Quad[],
): LocalisedText[] {
  registerFonts();
  const ctx = createCanvas(1, 1).getContext('2d');
  const styled = unifyFaces(
    texts.map(({ paragraph, translation, style: { colours, ...style } }) => ({
      paragraph,
      text: translation,
      style,
      colours,
      colour: colours[0] ?? '#000000',
      left: boundsInFrame(paragraph.quad, 0).left,
      right: boundsInFrame(paragraph.quad, 0).right,
    })),
  );
  const items = styled.map((item) => ({ ...item, setting: originalSetting(ctx, item.paragraph, item.style) }));
  straighten(items.map(({ setting, style }) => ({ setting, align: style.textAlign, fontSize: style.fontSize })));

  const margins = marginsOf(
    erased,
    texts.map(({ paragraph }) => paragraph),
  );
  const taken = [...texts.flatMap(({ paragraph }) => paragraph.lines.map(({ quad }) => quad)), ...kept];
  const claimed: Quad[] = [];
  const rooms = items.map((item) => {
    const { angle } = item.setting;
    const own = new Set(item.paragraph.lines.map(({ quad }) => quad));
    const obstacles = [...taken.filter((quad) => !own.has(quad)), ...claimed].map((quad) => boundsInFrame(quad, angle));
    const space = findFreeSpace({
      picture: erased,
      angle,
      own: item.setting.lines,
      obstacles,
      margins,
      fontSize: item.style.fontSize,
    });
    item.style.textAlign = alignOnBackground(
      { setting: item.setting, align: item.style.textAlign, fontSize: item.style.fontSize },
      space,
    );
    const room = findRoom(ctx, item, space);
    const { ink } = setInRoom(ctx, item, room);
    claimed.push(...ink.map((line) => quadOf(rectangleFromFrame(line, angle))));
    return room;
  });

  const sizes = unifySizes(
    items.map((item, index) => ({ ...item, fontSize: rooms[index]?.fontSize ?? item.style.fontSize })),
  );
  return items.map((item, index) => {
    const { paragraph, style, setting, colours, text } = item;
    const { box, fontSize } = rooms[index] ?? { box: setting.ink, fontSize: style.fontSize };
    const set = setInRoom(ctx, item, { box, fontSize: sizes[index] ?? fontSize });
    const placed = rectangleFromFrame(set.box, setting.angle);
    return {
      id: paragraph.id,
      originalText: paragraph.text,
      translatedText: text,
      quad: quadOf(placed),
      center: { x: placed.x, y: placed.y },
      width: placed.width,
      height: placed.height,
      rotation: paragraph.rotation,
      fontSize: set.layout.style.fontSize,
      fontFamily: style.fontFamily,
      fontWeight: style.fontWeight,
      textAlign: style.textAlign,
      suggestedColours: colours,
      lineCount: paragraph.lines.length,
    };
  });
}

/** The smaller of what the designer left free on two opposite sides, less a hundredth of the picture; at most a twelfth of the picture. */
function marginsOf({ width, height }: Raster, paragraphs: readonly Paragraph[]): { x: number; y: number } {
  const all = boundsInFrame(
    paragraphs.flatMap(({ quad }) => quad),
    0,
  );
  const side = Math.min(width, height);
  const margin = (near: number, far: number): number => Math.max(0, Math.min(near, far, side / 12) - side / 100);
  return { x: margin(all.left, width - all.right), y: margin(all.top, height - all.bottom) };
}
