import type { Paragraph } from '../../model/paragraph.ts';
import type { FoundBackground } from '../../model/drawn-with-text.ts';
import { overlap } from '../../geometry/bounds.ts';
import {
  boundsInFrame,
  fromFrame,
  grow,
  type OrientedRectangle,
  rectangleOf,
} from '../../geometry/oriented-rectangle.ts';
import type { Quad } from '../../geometry/quad.ts';
import { type Colour, colourDistance, meanColour } from '../../image/colour.ts';
import type { Raster } from '../../image/raster.ts';
import { median } from '../../median.ts';
import { cornerRadius } from './corner-radius.ts';
import { frameSampler } from './frame-sampler.ts';
import { backgroundParameters } from './parameters.ts';

const { smallest, beside, above, least, closest, uneven, oneColour, plain, contrast, samples, grain, middle, largest } =
  backgroundParameters;

/** A colour at a place of a text's frame, in pixels along it and below its top. */
type Sampler = (u: number, v: number) => Colour;

type Side = 'left' | 'right' | 'top' | 'bottom';

/**
 * The filled box that was drawn for the words of one text: of one colour, with clear edges all around, square or evenly rounded, and about as
 * far beyond the words on the left as on the right. Undefined where there is none, and for what is part of the design and stays as it is when
 * the words change: a box that holds something else, that leaves more room than padding does (a button, a banner), that covers much of the
 * picture or touches its border.
 * @param erased the picture without its texts
 * @param kept what else stands in the picture
 * @param fontSize of the text, in pixels of the image
 */
export function findBackground(
  erased: Raster,
  { quad, perspective, bow }: Pick<Paragraph, 'quad' | 'perspective' | 'bow'>,
  kept: readonly Quad[],
  fontSize: number,
): FoundBackground | undefined {
  if (perspective || bow || fontSize < smallest) return undefined;
  // Words are found with some background around, that the edge of a close box may lie in.
  const words = grow(rectangleOf(quad), -Math.min(closest.share * fontSize, closest.pixels));
  const at = frameSampler(erased, words);
  const colour = plainColour(at, words);
  if (!colour) return undefined;
  const gap = (side: Side): number | undefined => distanceToEdge(at, words, colour, side, fontSize);
  const top = gap('top');
  const bottom = top === undefined ? undefined : gap('bottom');
  const left = bottom === undefined ? undefined : gap('left');
  const right = left === undefined ? undefined : gap('right');
  if (top === undefined || bottom === undefined || left === undefined || right === undefined) return undefined;
  if (Math.abs(left - right) > uneven * fontSize || Math.min(left, right, top, bottom) < least) return undefined;
  const rectangle = grownBy(words, { left, right, top, bottom });
  if (!isApart(erased, rectangle) || kept.some((other) => holds(rectangle, other))) return undefined;
  const inBox = frameSampler(erased, rectangle);
  const offAt = (u: number, v: number): number => colourDistance(inBox(u, v), colour);
  const outside = (offAt(rectangle.width / 2, -2.5) + offAt(rectangle.width / 2, rectangle.height + 2.5)) / 2;
  const isBox = (u: number, v: number): boolean => offAt(u, v) < outside / 2;
  const radius = cornerRadius((u, v) => Math.max(0, 1 - offAt(u, v) / outside), rectangle);
  if (radius === undefined || !hasClearEdges(isBox, rectangle, radius)) return undefined;
  return { colour, rectangle, radius };
}

/** The colour at a place, a mean of some pixels along a side, which leaves less of the grain of a picture. */
function meanAlong(at: Sampler, [u, v]: readonly [number, number], side: Side): Colour {
  const isEnd = side === 'left' || side === 'right';
  return meanColour(grain.map((off) => (isEnd ? at(u, v + off) : at(u + off, v))));
}

/** The colour behind the words; undefined where that is not one. */
function plainColour(at: Sampler, { width, height }: OrientedRectangle): Colour | undefined {
  const colours: Colour[] = [];
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < samples; column++)
      colours.push(meanAlong(at, [(width * (column + 0.5)) / samples, (height * (row + 0.5)) / 9], 'top'));
  }
  const level = (c: 0 | 1 | 2): number => median(colours.map((colour) => colour[c])) ?? 0;
  const colour: Colour = [level(0), level(1), level(2)];
  const same = colours.filter((one) => colourDistance(one, colour) <= oneColour);
  return same.length >= plain * colours.length ? colour : undefined;
}

/** Places beside the words, `distance` pixels beyond one of their sides. */
function alongSide(side: Side, { width, height }: OrientedRectangle, distance: number): [number, number][] {
  const isEnd = side === 'left' || side === 'right';
  const part = isEnd ? middle.ends : middle.sides;
  const shares = Array.from({ length: samples }, (_, i) => 0.5 + part * ((i + 0.5) / samples - 0.5));
  if (side === 'left') return shares.map((share) => [-distance, height * share]);
  if (side === 'right') return shares.map((share) => [width + distance, height * share]);
  if (side === 'top') return shares.map((share) => [width * share, -distance]);
  return shares.map((share) => [width * share, height + distance]);
}

/** How far the box goes on beyond a side of the words, to a fraction of a pixel; undefined where it goes on too far or has no sharp edge. */
function distanceToEdge(
  at: Sampler,
  words: OrientedRectangle,
  colour: Colour,
  side: Side,
  fontSize: number,
): number | undefined {
  const most = (side === 'left' || side === 'right' ? beside : above) * fontSize;
  const offAt = (distance: number): number[] =>
    alongSide(side, words, distance).map((place) => colourDistance(meanAlong(at, place, side), colour));
  let inside = 0;
  for (let step = 0.5; step < most + 3; step++) {
    const off = offAt(step);
    if (off.filter((one) => one <= oneColour).length >= plain * off.length) {
      inside = step + 0.5;
      continue;
    }
    const outside = median(offAt(inside + 3.5)) ?? 0;
    if (outside < contrast) return undefined;
    const shareAt = (distance: number): number =>
      1 - offAt(distance).reduce((sum, one) => sum + Math.min(1, one / outside), 0) / samples;
    const edge = inside + shareAt(inside + 0.5) + shareAt(inside + 1.5) + shareAt(inside + 2.5);
    return edge <= most ? edge : undefined;
  }
  return undefined;
}

function grownBy(
  { x, y, width, height, angle }: OrientedRectangle,
  { left, right, top, bottom }: Record<Side, number>,
): OrientedRectangle {
  const offset = fromFrame({ x: (right - left) / 2, y: (bottom - top) / 2 }, angle);
  return { x: x + offset.x, y: y + offset.y, width: width + left + right, height: height + top + bottom, angle };
}

/** Whether a box covers a small part of the picture and stays off its border. */
function isApart(picture: Raster, rectangle: OrientedRectangle): boolean {
  const { left, top, right, bottom } = boundsInFrame(cornersOf(rectangle), 0);
  const isInside = left >= 2 && top >= 2 && right <= picture.width - 2 && bottom <= picture.height - 2;
  return isInside && rectangle.width * rectangle.height <= largest * picture.width * picture.height;
}

function cornersOf({ x, y, width, height, angle }: OrientedRectangle) {
  return [-0.5, 0.5].flatMap((across) =>
    [-0.5, 0.5].map((down) => {
      const corner = fromFrame({ x: across * width, y: down * height }, angle);
      return { x: x + corner.x, y: y + corner.y };
    }),
  );
}

/** Whether something stands in a box, or reaches into it. */
function holds(rectangle: OrientedRectangle, quad: Quad): boolean {
  const box = boundsInFrame(cornersOf(rectangle), rectangle.angle);
  const other = boundsInFrame(quad, rectangle.angle);
  return (
    overlap(box.left, box.right, other.left, other.right) > 1 &&
    overlap(box.top, box.bottom, other.top, other.bottom) > 1
  );
}

/** Whether a box ends all around, and nothing is drawn within its edges. */
function hasClearEdges(
  isBox: (u: number, v: number) => boolean,
  { width, height }: OrientedRectangle,
  radius: number,
): boolean {
  const shareOfBox = (beyond: number): number => {
    const ring = Array.from({ length: samples }, (_, i) => (i + 0.5) / samples).flatMap((share) => {
      const across = radius + (width - 2 * radius) * share;
      const down = radius + (height - 2 * radius) * share;
      return [
        isBox(across, -beyond),
        isBox(across, height + beyond),
        isBox(-beyond, down),
        isBox(width + beyond, down),
      ];
    });
    return ring.filter(Boolean).length / ring.length;
  };
  return shareOfBox(2.5) <= 1 - plain && shareOfBox(-2) >= plain;
}

/** Boxes of one size around words of other widths are cells of a table, tabs or buttons of one row: their width is not that of the words. */
export function areOfOneRow(one: OfWords, other: OfWords): boolean {
  const { sameWidth, otherWords } = backgroundParameters;
  const isAsWide = Math.abs(one.background.rectangle.width / other.background.rectangle.width - 1) < sameWidth;
  const isAsHigh = Math.abs(one.background.rectangle.height / other.background.rectangle.height - 1) < 2 * sameWidth;
  const [own, others] = [rectangleOf(one.quad).width, rectangleOf(other.quad).width];
  return isAsWide && isAsHigh && Math.abs(own - others) > otherWords * Math.max(own, others);
}

/** A box with the words that it was found behind. */
interface OfWords {
  background: FoundBackground;
  quad: Quad;
}
