import { chamferDistance, dilate } from '../../image/distance-transform.ts';
import type { ColourPlanes } from '../../image/planes.ts';
import type { TextMask } from './text-mask.ts';

// `bench engine --blind` shows a change of these: ghosts and PSNR dB of titles with an outline on checks.
/** Levels from one pixel to the next that show as an edge. */
const step = 6;
/** Share of the places along the mask at which the first pixel must change, above that at which the second does. */
const clearlyMore = 0.12;
/** Places that tell. */
const fewest = 40;
/** Maximum distance by which the mask grows, in line heights and in pixels. */
const most = 0.03;
const leastMost = 2;

/**
 * The mask grown by what it left of the soft edges of letters and outlines: as long as the picture changes more from the first pixel outside to
 * the second than from the second to the third, which grain, textures and traces of compression do not.
 * @param planes the part of the picture that the mask is of
 * @param foreign pixels of other texts
 */
export function withVisibleEdge(planes: ColourPlanes, mask: TextMask, foreign: Uint8Array): TextMask {
  const { width, height } = planes;
  let { data } = mask;
  for (let grown = 0; grown < Math.max(leastMost, most * mask.lineHeight); grown++) {
    const distance = chamferDistance(data, width, height);
    if (!showsEdge(planes, distance, foreign)) break;
    const wider = dilate(data, width, height, 1);
    data = wider.map((value, i) => (foreign[i] === 0 ? value : (data[i] ?? 0)));
  }
  return data === mask.data ? mask : { ...mask, data };
}

/** Whether many more pixels change between the first and the second pixel outside than between the second and the third. */
function showsEdge({ width, channels }: ColourPlanes, distance: Uint16Array, foreign: Uint8Array): boolean {
  let places = 0;
  let first = 0;
  let second = 0;
  const changes = (one: number, other: number): boolean =>
    channels.some((plane) => Math.abs((plane[one] ?? 0) - (plane[other] ?? 0)) >= step);
  for (let i = 0; i < distance.length; i++) {
    if (distance[i] !== 3 || foreign[i] !== 0) continue;
    for (const outwards of [1, -1, width, -width]) {
      if (distance[i + outwards] !== 6 || distance[i + 2 * outwards] !== 9) continue;
      places += 1;
      if (changes(i, i + outwards)) first += 1;
      if (changes(i + outwards, i + 2 * outwards)) second += 1;
    }
  }
  return places >= fewest && first - second >= clearlyMore * places;
}
