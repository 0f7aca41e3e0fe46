import { inkGroupsParameters } from './parameters.ts';
import { median } from '../median.ts';
import { type Colour, colourDistance } from '../image/colour.ts';

/** A colour that letters have. */
export interface Ink {
  colour: Colour;
  /** Many pixels have this very colour, as in a drawing; compression and cameras leave only likenesses. */
  exact: boolean;
  /** Pixels very like it. */
  count: number;
}

const { sameInk } = inkGroupsParameters;
// `bench engine` shows a change of these: ΔE2000.
/** Distance from an ink, in levels, up to which a pixel belongs to it and not to a soft shadow that passes through its colour. */
const veryInk = 12;
/** Share of a group that must have one colour for that to be exact. */
const exactShare = 0.25;
const maxGroups = 8;

/** Sorts the colours of strokes into inks, commonest first. */
export function groupInks(pixels: readonly Colour[]): Ink[] {
  const groups: Colour[][] = [];
  for (const { colour } of commonest(pixels)) {
    if (groups.length >= maxGroups) break;
    if (groups.every(([leader]) => leader && colourDistance(leader, colour) > sameInk)) groups.push([colour]);
  }
  for (const pixel of pixels) {
    let nearest: Colour[] | undefined;
    let best = sameInk;
    for (const group of groups) {
      const distance = group[0] ? colourDistance(group[0], pixel) : Infinity;
      if (distance <= best) [best, nearest] = [distance, group];
    }
    nearest?.push(pixel);
  }
  return groups
    .map((group) => {
      const ink = representative(group.slice(1));
      return { ...ink, count: group.filter((pixel) => colourDistance(pixel, ink.colour) <= veryInk).length };
    })
    .toSorted((one, other) => other.count - one.count);
}

/** The colour that most of the group have when there is one, as in drawn text; else their median, as in a photograph of text. */
function representative(group: readonly Colour[]): Pick<Ink, 'colour' | 'exact'> {
  const [mode] = commonest(group);
  if (mode && mode.count >= exactShare * group.length) return { colour: mode.colour, exact: true };
  const level = (channel: 0 | 1 | 2): number => median(group.map((colour) => colour[channel])) ?? 0;
  return { colour: [level(0), level(1), level(2)], exact: false };
}

function commonest(pixels: readonly Colour[]): { colour: Colour; count: number }[] {
  const counts = new Map<number, { colour: Colour; count: number }>();
  for (const colour of pixels) {
    const key = (colour[0] << 16) | (colour[1] << 8) | colour[2];
    const entry = counts.get(key);
    if (entry) entry.count++;
    else counts.set(key, { colour, count: 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count);
}
