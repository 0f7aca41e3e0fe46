import { floodFill } from '../../image/flood-fill.ts';
import type { ColourPlanes } from '../../image/planes.ts';
import { flatAt, flatColours } from '../fill/flat.ts';

/** The minimum share of the surroundings that makes a colour a plain area. */
const minShare = 0.04;
/** How far an outline reaches from the letters, in line heights; titles have them of 0.03 to 0.1. */
const outline = 0.15;
/** Pixels of soft edge around the letters under which an area goes on. */
const under = 2;
/** Minimum share of the pixels at a distance from the letters that an outline has. */
const along = 0.35;

/** Pixels beyond the reach of an outline in which an area is looked for. */
const seedWidth = 2;

/**
 * Puts the colours of plain areas into a guess at the background, in place: where a pixel near the letters has the colour of one, that is its
 * background, which a blend across an edge would deny. An outline of the letters may have the colour of an area farther out, such as the page
 * around a card: it lies close to the letters and no area reaches it.
 * @param near one byte a pixel: the surroundings of the letters, which the background was guessed across
 * @param distance from the letters, three times the pixels
 */
export function keepPlainAreas(
  planes: ColourPlanes,
  background: ColourPlanes,
  near: Uint8Array,
  distance: Uint16Array,
  lineHeight: number,
): void {
  const flats = flatColours(
    planes,
    near.map((value) => 1 - value),
    minShare,
  );
  if (flats.length === 0) return;
  const areas = Int16Array.from(near, (value, i) => (value === 0 ? -1 : flatAt(planes, flats, i)));
  const unreached = new Uint8Array(areas.length);
  flats.forEach((_, area) => markUnreached(unreached, areas, area, planes.width, distance, lineHeight));
  const isOutlined = goesAlong(unreached, distance, lineHeight);
  for (let i = 0; i < areas.length; i++) {
    const flat = flats[areas[i] ?? -1];
    if (!flat || (isOutlined && unreached[i] !== 0)) continue;
    background.channels.forEach(
      (plane, c) => (plane[i] = (flat.exact ? flat.colour[c] : planes.channels[c]?.[i]) ?? 0),
    );
  }
}

/** Marks the pixels of an area that it reaches neither beside the letters nor under them, close to the letters as an outline is. */
function markUnreached(
  unreached: Uint8Array,
  areas: Int16Array,
  area: number,
  width: number,
  distance: Uint16Array,
  lineHeight: number,
): void {
  const limit = 3 * outline * lineHeight;
  const seeds = new Uint8Array(areas.length);
  const passable = new Uint8Array(areas.length);
  for (let i = 0; i < areas.length; i++) {
    const away = distance[i] ?? 0;
    if (away > limit + 3 * seedWidth) continue;
    if (areas[i] === area) (away > limit ? seeds : passable)[i] = 1;
    else if (away <= 3 * under) passable[i] = 1;
  }
  const reached = floodFill(seeds, (to) => passable[to] !== 0, width);
  for (let i = 0; i < areas.length; i++) {
    if (passable[i] !== 0 && areas[i] === area && reached[i] === 0) unreached[i] = 1;
  }
}

/** Whether the marked pixels go along the letters at some distance; the dots of a pattern that stand beside letters do not. */
function goesAlong(marked: Uint8Array, distance: Uint16Array, lineHeight: number): boolean {
  const rings = Array.from({ length: Math.ceil(outline * lineHeight) + 1 }, () => ({ all: 0, marked: 0 }));
  for (let i = 0; i < marked.length; i++) {
    const ring = rings[Math.floor((distance[i] ?? 0) / 3)];
    if (!ring || distance[i] === 0) continue;
    ring.all += 1;
    ring.marked += marked[i] ?? 0;
  }
  return rings.some((ring) => ring.marked > along * ring.all);
}
