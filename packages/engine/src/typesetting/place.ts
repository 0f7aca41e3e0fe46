import { fitOrderParameters, freeSpaceParameters, placeParameters } from './parameters.ts';
import {
  backgroundBox,
  fitText,
  layoutText,
  type TextContext,
  type TextLayout,
  type TextStyle,
} from '@palimpsest/typeset';
import type { Bounds } from '../geometry/bounds.ts';
import { balancedWidth, widthWithoutShortWord } from './column-width.ts';
import { anchorOf } from './straighten.ts';
import type { FreeSpace } from './free-space.ts';
import { once } from '../once.ts';
import { inkMetrics, isDisplay, type OriginalSetting } from './original-setting.ts';
import { heightened, leadingOf, lineBoxes, opticalMiddle, type Original, widened, withinRow } from './room-boxes.ts';

/** A translation to be set where its original stood. */
export interface Placement extends Original {
  text: string;
  /** Whether other texts stand on the edge that it was set to, as items of a list do. @default false */
  sharesEdge?: boolean | undefined;
}

/** A rectangle in the frame of the text's angle that a translation may fill, and the font size at which it does. */
export interface Room {
  box: Bounds;
  /** Font size in pixels of the image, at most that of the original. */
  fontSize: number;
  /** Whether lines are filled to the column of the original, rather than made as long as each other. */
  poured?: boolean | undefined;
  /** Maximum length, in letters, of a word that must not stand alone on the last line. @default the length for a text that keeps its size */
  shortWord?: number | undefined;
  /** Whether the first line keeps its place, rather than the middle of all lines. */
  fromTop?: boolean | undefined;
  /** Whether the text may leave the edge or the middle that its original was set to, as far as it takes to stay in the box. */
  slides?: boolean | undefined;
  /** Bounds of the picture, for a text with a word wider than its box: the text leaves its edge rather than the picture. */
  picture?: Bounds | undefined;
}

/** A text with its position, in the frame of its angle. */
export interface SetText {
  box: Bounds;
  layout: TextLayout;
  /** Possible bounds of the ink of each line, or the box behind the lines. */
  ink: Bounds[];
}

const { shortWord, capHeight, descent, maxBearing } = placeParameters;
// Chosen by eye on the posters.
/** Minimum font size, in pixels of the image: smaller text could not be read. */
const minSize = 6;
/** Minimum share of the original size: a text that would have to be smaller is set over its surroundings instead. */
const smallestShare = 0.45;
/** Ratio of two successive sizes that are tried. */
const shrink = 0.97;
/**
 * How much smaller a text may become before it takes the room beside it, or a further line. Free room beside it changes the design
 * least: letters keep their size and spacing there. A text that was poured into a column flows on first; a text of one line should stay one.
 */
const widening = { poured: 0.02, ofOthers: 0.001 };
const furtherLine = { ofOne: 0.08, ofSeveral: 0.04, poured: 0.005 };
/** Cost of a single line that leaves the edge or the middle that it was set to: less than a further line, unless others stand on that edge. */
const slide = { alone: 0.05, fromSharedEdge: 0.25 };
/** Gap that further lines leave to another text above and below, in gaps between the lines themselves. */
const gapToLineGap = 1.5;
/** Cost of a first line that moves, where there are more lines than there were: running text leaves its heading or bullet. */
const offTop = { ofRunning: 0.03, ofOthers: 0.002 };
const { rowSlack } = freeSpaceParameters;
const { sameSize } = fitOrderParameters;

/** A room in which a text fits, with its score. */
export interface FoundRoom extends Room {
  lines: number;
  /** Score of how well the text keeps its size, its place and its lines; 1 if it keeps all. */
  score: number;
}

/** A room to try, and the cost of taking it. */
interface RoomToTry extends Omit<Room, 'box' | 'fontSize'> {
  box: () => Bounds;
  cost: number;
}

/** Minimum difference by which a score is better: sizes are sums with rounding errors. */
const better = 1e-6;

/** Finds the room in which a text keeps most of its size without leaving its background or meeting other text. */
export function findRoom(ctx: TextContext, placement: Placement, space: FreeSpace): FoundRoom {
  const own = lineBoxes(placement, space);
  const wide = once(() => widened(own, placement, space));
  const high = once(() => heightened(own, placement, space));
  const wideAndHigh = once(() => heightened(wide(), placement, space));
  const poured = placement.setting.column !== undefined;
  const sideways = flowsOn(placement) ? widening.poured : widening.ofOthers;
  const movingUp = keepsTop(placement) ? offTop.ofRunning : offTop.ofOthers;
  const sliding = placement.sharesEdge ? slide.fromSharedEdge : slide.alone;
  const inRow = (): Bounds => withinRow(own, placement, space);
  const rooms: RoomToTry[] = [
    { box: () => own, poured, cost: 0 },
    { box: high, poured, fromTop: true, cost: 0 },
    { box: high, poured, cost: movingUp },
    { box: wide, poured: false, cost: sideways },
    { box: wideAndHigh, poured: false, fromTop: true, cost: sideways },
    { box: wideAndHigh, poured: false, cost: sideways + movingUp },
    ...(placement.setting.baselines.length === 1 ? [{ box: inRow, slides: true, cost: sliding }] : []),
  ];
  let best: FoundRoom | undefined;
  for (const { cost, box, ...rest } of rooms) {
    const beaten = best ? best.score + better : -Infinity;
    // Not even a text that keeps its size and its lines would score higher.
    if (1 - cost <= beaten) continue;
    const room = { ...rest, box: box() };
    const found = largestHeld(ctx, placement, room, space, beaten + cost);
    if (found === undefined) continue;
    const further = Math.max(0, found.lines - placement.setting.baselines.length) * furtherLineCost(placement, room);
    const score = found.fontSize / placement.style.fontSize - (cost + further);
    if (score > beaten) best = { ...room, ...found, score };
  }
  return best ?? overItsSurroundings(ctx, placement, { box: own, poured }, space);
}

/** Places a text that fits nowhere over its surroundings, but within the picture if its original was. */
function overItsSurroundings(
  ctx: TextContext,
  placement: Placement,
  { box, poured }: Pick<Room, 'box' | 'poured'>,
  space: FreeSpace,
): FoundRoom {
  const { ink } = placement.setting;
  const picture = {
    ...space.picture,
    left: Math.min(space.picture.left, ink.left),
    right: Math.max(space.picture.right, ink.right),
  };
  const seen = { ...box, left: Math.max(box.left, picture.left), right: Math.min(box.right, picture.right) };
  const set = { box: seen, poured, picture, fontSize: fittingSize(ctx, placement, seen) };
  return { ...set, lines: setInRoom(ctx, placement, set).layout.lines.length, score: 0 };
}

/** Whether a text may take further lines before any other change: a title keeps the number of its lines. */
function flowsOn({ setting, style }: Placement): boolean {
  return setting.column !== undefined && !isDisplay(style);
}

function furtherLineCost(placement: Placement, { poured }: Pick<Room, 'poured'>): number {
  if (poured && flowsOn(placement)) return furtherLine.poured;
  const { setting } = placement;
  return setting.baselines.length === 1 ? furtherLine.ofOne : furtherLine.ofSeveral;
}

/** @param minShare minimum share of the original size that is of use */
function largestHeld(
  ctx: TextContext,
  placement: Placement,
  room: Omit<Room, 'fontSize'>,
  space: FreeSpace,
  minShare: number,
): Pick<FoundRoom, 'fontSize' | 'shortWord' | 'lines'> | undefined {
  const smallest = Math.max(minSize, Math.max(smallestShare, minShare) * placement.style.fontSize);
  for (let fontSize = fittingSize(ctx, placement, room.box); fontSize >= smallest; fontSize *= shrink) {
    for (const letters of [shortWord.sameSize, shortWord.always]) {
      const set = setInRoom(ctx, placement, { ...room, fontSize, shortWord: letters });
      if (set.ink.every((line) => space.holds(line)) && keepsApart(placement, set, space))
        return { fontSize, shortWord: letters, lines: set.layout.lines.length };
      if (!room.poured) break;
    }
  }
  return undefined;
}

/**
 * Whether further lines leave enough space to the next text above and below for both to be seen as separate: lines of one text are nearer to each
 * other than to those of another (the law of proximity; Wertheimer, 1923).
 */
function keepsApart({ setting, style }: Placement, { layout, ink }: SetText, space: FreeSpace): boolean {
  const [first, last] = [ink[0], ink.at(-1)];
  if (!first || !last || layout.lines.length <= setting.baselines.length) return true;
  const { fontSize } = layout.style;
  const minGap = gapToLineGap * (leadingOf(style) - capHeight) * fontSize;
  const isApart = (line: Bounds, side: 'top' | 'bottom'): boolean => {
    const isWhereItWas =
      side === 'top'
        ? line.top >= setting.ink.top - rowSlack * fontSize
        : line.bottom <= setting.ink.bottom + rowSlack * fontSize;
    return isWhereItWas || space.distanceToText(line, side) >= minGap;
  };
  return isApart(first, 'top') && isApart(last, 'bottom');
}

function fittingSize(ctx: TextContext, { text, style }: Placement, box: Bounds): number {
  const size = { width: box.right - box.left, height: box.bottom - box.top };
  return fitText(ctx, text, style, size, { minFontSize: minSize }).style.fontSize;
}

/** Sets a translation in its room: on the edge of its original, and at the same height if it has as many lines. */
export function setInRoom(ctx: TextContext, placement: Placement, room: Room): SetText {
  const { box, fontSize, fromTop, slides, picture } = room;
  const { text, style, setting } = placement;
  const set = { ...style, fontSize };
  const width = setWidth(ctx, placement, set, room);
  const layout = layoutText(ctx, text, set, width);
  const extents = layout.lines.map((line) => {
    const { bearingLeft, bearingRight, below } = inkMetrics(ctx, line.text, set);
    return {
      left: line.x + bearingLeft * fontSize,
      right: line.x + line.width - bearingRight * fontSize,
      below: Math.min(below, descent) * fontSize,
    };
  });
  const display = setting.opticalEdges;
  const edges = {
    left: display ? Math.min(...extents.map((extent) => extent.left)) : 0,
    center: width / 2,
    right: display ? Math.max(...extents.map((extent) => extent.right)) : width,
  };
  const anchored = anchorOf({ setting, align: style.textAlign }) - edges[style.textAlign];
  const limits = slides ? box : picture;
  const left = limits ? slidTo(anchored, extents, limits, fontSize) : anchored;
  const wanted = topOf(layout, setting, style, fromTop);
  const top = fromTop ? wanted : clamp(wanted, box.top, box.bottom - layout.height);
  const ink = layout.lines.map(({ baseline }, index) => ({
    left: left + (extents[index]?.left ?? 0),
    right: left + (extents[index]?.right ?? 0),
    top: top + baseline - capHeight * fontSize,
    bottom: top + baseline + (extents[index]?.below ?? 0),
  }));
  return {
    box: { left, top, right: left + width, bottom: top + layout.height },
    layout,
    ink: covered(layout, ink, { left, top }),
  };
}

/** The start of a line that leaves its edge: the nearest to it at which the ink stays in the box, with room for bearings. */
function slidTo(
  anchored: number,
  extents: readonly { left: number; right: number }[],
  box: Bounds,
  fontSize: number,
): number {
  const bearing = maxBearing * fontSize;
  const least = box.left + bearing - Math.min(...extents.map(({ left }) => left));
  const most = box.right - bearing - Math.max(...extents.map(({ right }) => right));
  return clamp(anchored, least, Math.max(least, most));
}

/** The bounds that a set text covers: the ink of its lines, or the box behind them. */
function covered(layout: TextLayout, ink: Bounds[], { left, top }: Pick<Bounds, 'left' | 'top'>): Bounds[] {
  const box = backgroundBox(layout);
  if (!box) return ink;
  return [{ left: left + box.x, top: top + box.y, right: left + box.x + box.width, bottom: top + box.y + box.height }];
}

/** The width at which lines are broken. */
function setWidth(
  ctx: TextContext,
  { text, setting }: Placement,
  style: TextStyle,
  { box, poured, shortWord: letters }: Pick<Room, 'box' | 'poured' | 'shortWord'>,
): number {
  const most = box.right - box.left;
  const roomy = layoutText(ctx, text, style, most);
  const inkWidth = setting.ink.right - setting.ink.left;
  const isLonger = roomy.width > inkWidth;
  const joinsLines = isLonger && roomy.lines.length === 1 && setting.lines.length > 1;
  // A single line is at least as wide as its original, so that a user can grab the box and type in it.
  if (roomy.lines.length === 1 && !joinsLines) return Math.min(Math.max(inkWidth, roomy.width + 1), most);
  if (poured && setting.column !== undefined && !joinsLines) {
    const width = widthWithoutShortWord(ctx, text, style, Math.min(setting.column, most), letters);
    if (width !== undefined) return width;
  }
  // A text of several lines takes no more of the room beside it than its lines need.
  const isWidened = joinsLines || (!poured && isLonger);
  const lines = isWidened ? Math.max(roomy.lines.length, setting.lines.length) : roomy.lines.length;
  return balancedWidth(ctx, text, style, roomy, lines);
}

/** Whether a text begins at a height that a heading or a bullet gave it, as running text does. */
function keepsTop({ setting: { baselines, column, box }, style }: Original): boolean {
  const isPoured = column !== undefined && box === undefined && !isDisplay(style);
  return baselines.length > 1 && (isPoured || style.textAlign !== 'center');
}

/**
 * Top of the block so that its baselines meet those of the original; where there are more or fewer of them, or letters are smaller, the first line (of
 * running text) or the middle of all does.
 */
function topOf(layout: TextLayout, setting: OriginalSetting, style: TextStyle, fromTop = false): number {
  const { baselines } = setting;
  const own = layout.lines.map(({ baseline }) => baseline);
  const isChanged = own.length !== baselines.length || layout.style.fontSize < style.fontSize * sameSize;
  const met = isChanged && (fromTop || keepsTop({ setting, style })) ? 1 : undefined;
  return (
    opticalMiddle(baselines.slice(0, met), style.fontSize) - opticalMiddle(own.slice(0, met), layout.style.fontSize)
  );
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
