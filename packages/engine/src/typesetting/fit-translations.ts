/**
 * Sets translations where their originals stood: at the size of the original if there is room, in the room around it before it becomes much
 * smaller, texts of one style in one style again, and what stood on one edge on one edge.
 *
 * @module
 */
import { mayHang, type StyledRun, type TextContext } from '@palimpsest/typeset';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import type { LocalisedText } from '../model/document.ts';
import type { Paragraph, ParagraphStyle, TranslatedRun } from '../model/paragraph.ts';
import type { Quad } from '../geometry/quad.ts';
import type { Raster } from '../image/raster.ts';
import { boundsInFrame, type OrientedRectangle, rectangleFromFrame, quadOf } from '../geometry/oriented-rectangle.ts';
import { columnWidths, isNarrowColumn } from './column.ts';
import { styleClustersParameters } from './parameters.ts';
import { alignOnBackground, shareEdges, straighten } from './straighten.ts';
import { fitInOrder, inNarrowerFace, type UnfittedText } from './fit-order.ts';
import { unifyFaces, unifyLeading, unifyNarrowing, unifySizes } from './style-clusters.ts';
import { moveAlong } from './entry-rows.ts';
import { findFreeSpace } from './free-space.ts';
import { seenRuns } from './seen-runs.ts';
import { originalSetting, withLeading } from './original-setting.ts';
import { withUnbrokenPhrases, withUnbrokenUnits } from './unbroken.ts';
import { type Room, setInRoom, type SetText } from './place.ts';

const { smallestShare } = styleClustersParameters;

export interface TranslatedParagraph {
  paragraph: Paragraph;
  style: ParagraphStyle;
  translation: string;
  /** Words that may be parted at line ends, where the text turns out to stand in a narrow column: see typeset's `TextStyle`. @default none */
  hyphenation?: string | undefined;
  /** Where runs of the paragraph stand in the translation. @default none */
  runs?: readonly TranslatedRun[] | undefined;
  /** Names in the translation, each kept on one line where that costs nothing. @default none */
  names?: readonly string[] | undefined;
  /** The box behind the text, that was taken out of the picture with it and is drawn again around the translation. @default none */
  background?: OrientedRectangle | undefined;
}

/** A translation to be placed, with how its original was set. */
interface Item extends UnfittedText {
  paragraph: Paragraph;
  pens: ParagraphStyle['pens'];
  faceConfidence: number | undefined;
  /** Hex, the likeliest first. */
  colours: string[];
  colour: string;
  background: OrientedRectangle | undefined;
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
  const placed = placeAll(ctx, erased, alongRows(ctx, erased, itemsOf(ctx, erased, texts), kept), kept);
  const sizes = unifySizes(placed.map(({ item, room }) => ({ ...item, fontSize: room.fontSize })));
  return placed.map(({ item, room }, index) => {
    const { faceConfidence, ...set } = item;
    // It is about the face that was found.
    const isInFoundFace = item.style.fontFamily === texts[index]?.style.fontFamily;
    return toLocalised(
      { ...set, faceConfidence: isInFoundFace ? faceConfidence : undefined },
      setInRoom(ctx, item, { ...room, fontSize: sizes[index] ?? room.fontSize }),
    );
  });
}

/** The texts with the faces of their clusters, on straightened edges. */
function itemsOf(ctx: TextContext, erased: Raster, texts: readonly TranslatedParagraph[]): Item[] {
  const faced = unifyFaces(
    texts.map(
      ({
        paragraph,
        translation,
        runs,
        hyphenation,
        names = [],
        background,
        style: { colours, pens, faceConfidence, runs: own, ...style },
      }) => ({
        paragraph,
        background,
        hyphenation,
        text: withUnbrokenUnits(translation),
        unbroken: withUnbrokenPhrases(withUnbrokenUnits(translation), names.map(withUnbrokenUnits)),
        style: { ...style, runs: seenRuns(erased, paragraph, { ...style, runs: styledRuns(runs, own) }, colours[0]) },
        colours,
        pens,
        faceConfidence,
        colour: colours[0] ?? '#000000',
        left: boundsInFrame(paragraph.quad, 0).left,
        right: boundsInFrame(paragraph.quad, 0).right,
      }),
    ),
  );
  const clustered = unifyLeading(faced).map((item) => ({
    ...item,
    style: withLeading(item.style, item.paragraph.lines.length),
  }));
  const alone = clustered.map(({ paragraph, style, pens, background }) =>
    originalSetting(ctx, paragraph, { ...style, runs: undefined }, { pens, background }),
  );
  const columns = columnWidths(
    clustered.map(({ style }, index) => ({ range: alone[index]?.range, angle: alone[index]?.angle ?? 0, style })),
  );
  const settings = alone.map((setting, index) => ({ ...setting, column: columns[index] ?? setting.column }));
  const styled = clustered.map(({ hyphenation, ...item }, index) => {
    const { justified = false, column, opticalEdges = true, edges } = settings[index] ?? {};
    const mayPart = justified || isNarrowColumn(column, item.style);
    const hangs = edges?.hangs === true && !opticalEdges && mayHang(item.text, item.style);
    const style = {
      ...item.style,
      ...(justified && { justified, textAlign: 'left' as const }),
      ...(hangs && { hangingPunctuation: true }),
      ...(mayPart && hyphenation !== undefined && { hyphenation }),
    };
    return { ...item, style };
  });
  const aligned = styled.flatMap(({ style }, index) => {
    const setting = settings[index];
    return setting ? [{ setting, align: style.textAlign, fontSize: style.fontSize }] : [];
  });
  const settled = straighten(aligned);
  const straight = aligned.map((text, index) => ({ ...text, setting: settled[index] ?? text.setting }));
  const shared = shareEdges(straight);
  return styled.flatMap((item, index) => {
    const setting = straight[index]?.setting;
    return setting ? [{ ...item, setting, sharesEdge: shared[index] }] : [];
  });
}

/** The runs of a translation with what each has of its own. */
function styledRuns(
  runs: readonly TranslatedRun[] = [],
  own: ParagraphStyle['runs'] = [],
): readonly StyledRun[] | undefined {
  const styled = runs.flatMap(({ run, start, end }) => {
    const style = own[run] ?? {};
    return style.fill === undefined && style.fontWeight === undefined ? [] : [{ start, end, ...style }];
  });
  return styled.length > 0 ? styled : undefined;
}

/** A text with where it goes. */
interface Placed {
  item: Item;
  room: Room;
}

/** The texts with the entries of each row moved along where one is too long for its place. */
function alongRows(ctx: TextContext, erased: Raster, items: readonly Item[], kept: readonly Quad[]): Item[] {
  const others = kept.map((quad) => boundsInFrame(quad, 0));
  const margins = marginsOf(erased, items.flatMap(quadsOf));
  return moveAlong(ctx, items, others, (row) => {
    const obstacles = [...items.filter((item) => !row.includes(item)).flatMap(quadsOf), ...kept];
    return findFreeSpace({
      picture: erased,
      angle: 0,
      own: row.flatMap(({ setting }) => setting.lines),
      obstacles: obstacles.map((quad) => boundsInFrame(quad, 0)),
      margins,
      fontSize: Math.max(...row.map(({ style }) => style.fontSize)),
    });
  });
}

/** The part of the picture that a text takes until it is set: its own lines, or the box behind them. */
function quadsOf({ background, setting: { lines, angle } }: Item): Quad[] {
  return background ? [quadOf(background)] : lines.map((line) => quadOf(rectangleFromFrame(line, angle)));
}

/** Finds room for all texts; where one needs the narrower face of its family, those that were set alike have it too. */
function placeAll(ctx: TextContext, erased: Raster, items: readonly Item[], kept: readonly Quad[]): Placed[] {
  const placed = findRooms(ctx, erased, items, kept, true);
  const chosen = items.map((item, index) => ({
    ...item,
    isNarrowed: placed[index]?.item.style.fontFamily !== item.style.fontFamily,
    isSingleLine: item.setting.baselines.length === 1,
  }));
  const narrow = unifyNarrowing(chosen);
  if (chosen.every(({ isNarrowed }, index) => isNarrowed === narrow[index])) return placed;
  const unified = items.map((item, index) =>
    narrow[index] ? { ...item, style: inNarrowerFace(item.style) ?? item.style } : item,
  );
  return findRooms(ctx, erased, unified, kept, false);
}

/** Finds room for each text in turn; what one takes is no longer free for the next. */
function findRooms(
  ctx: TextContext,
  erased: Raster,
  items: readonly Item[],
  kept: readonly Quad[],
  mayNarrow: boolean,
): Placed[] {
  const quads = items.map(quadsOf);
  const margins = marginsOf(erased, quads.flat());
  const taken = [...quads, kept];
  const claimed: Quad[] = [];
  return items.map((original, index) => {
    const { setting, style } = original;
    const { angle } = setting;
    const others = taken.filter((_, other) => other !== index).flat();
    const obstacles = [...others, ...claimed].map((quad) => boundsInFrame(quad, angle));
    const { fontSize } = style;
    const own = setting.box ? [setting.box] : setting.lines;
    const space = findFreeSpace({ picture: erased, angle, own, obstacles, margins, fontSize });
    const textAlign = alignOnBackground({ setting, align: style.textAlign, fontSize }, space);
    const aligned = { ...original, style: { ...style, textAlign } };
    const { text, style: fitted, room } = fitInOrder(ctx, aligned, space, mayNarrow);
    const item = { ...aligned, text, style: fitted };
    claimed.push(...setInRoom(ctx, item, room).ink.map((line) => quadOf(rectangleFromFrame(line, angle))));
    return { item, room };
  });
}

/** How small a text is beside its original, where that is to be told. */
function toldShare(sizeShare: number): Pick<LocalisedText, 'sizeShare'> {
  return sizeShare < smallestShare ? { sizeShare } : {};
}

function toLocalised(
  { paragraph, text, style, setting, colours, faceConfidence }: Item,
  { box, layout }: SetText,
): LocalisedText {
  const placed = rectangleFromFrame(box, setting.angle);
  return {
    id: paragraph.id,
    originalText: paragraph.text,
    translatedText: text,
    quad: quadOf(placed),
    center: { x: placed.x, y: placed.y },
    width: placed.width,
    height: placed.height,
    rotation: paragraph.rotation,
    fontSize: layout.style.fontSize,
    ...toldShare(layout.style.fontSize / style.fontSize),
    fontFamily: style.fontFamily,
    fontWeight: style.fontWeight,
    textAlign: style.textAlign,
    ...(style.justified === true && { justified: true }),
    ...(style.hangingPunctuation === true && { hangingPunctuation: true }),
    ...(style.fontStyle === 'italic' && { fontStyle: style.fontStyle }),
    ...(style.lineHeight !== undefined && { lineHeight: style.lineHeight }),
    ...(style.letterSpacing !== undefined && { letterSpacing: style.letterSpacing }),
    ...(style.textGradient !== undefined && { textGradient: style.textGradient }),
    ...(style.textShadow !== undefined && { textShadow: style.textShadow }),
    ...(style.textStroke !== undefined && { textStroke: style.textStroke }),
    ...(style.textUnderline !== undefined && { textUnderline: style.textUnderline }),
    ...(style.textBackground !== undefined && { textBackground: style.textBackground }),
    ...(style.hyphenation !== undefined && { hyphenation: style.hyphenation }),
    ...(style.runs !== undefined && { runs: style.runs }),
    ...(faceConfidence !== undefined && { faceConfidence }),
    suggestedColours: colours,
    lineCount: paragraph.lines.length,
  };
}

/** The smaller of what the designer left free on two opposite sides, less a hundredth of the picture; at most a twelfth of the picture. */
function marginsOf({ width, height }: Raster, quads: readonly Quad[]): { x: number; y: number } {
  const all = boundsInFrame(quads.flat(), 0);
  const side = Math.min(width, height);
  const margin = (near: number, far: number): number => Math.max(0, Math.min(near, far, side / 12) - side / 100);
  return { x: margin(all.left, width - all.right), y: margin(all.top, height - all.bottom) };
}
