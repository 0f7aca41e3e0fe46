import type { OrientedRectangle } from '../../geometry/oriented-rectangle.ts';
import { median } from '../../median.ts';
import { backgroundParameters } from './parameters.ts';

const { cornerStep, sameRadius } = backgroundParameters;

/**
 * The radius of the four corners of a box, by how far the corners of its rectangle are from it along their diagonals; undefined where they
 * differ, as those of a tab or a speech bubble do.
 * @param shareAt how much of the box is seen at a place, 0 to 1; in pixels along the rectangle and below its top
 */
export function cornerRadius(
  shareAt: (u: number, v: number) => number,
  { width, height }: Pick<OrientedRectangle, 'width' | 'height'>,
): number | undefined {
  const most = Math.min(width, height) / 2;
  const radii = [
    [0, 0, 1, 1],
    [width, 0, -1, 1],
    [width, height, -1, -1],
    [0, height, 1, -1],
  ].map(([u = 0, v = 0, across = 0, down = 0]) => {
    let missing = 0;
    for (let step = cornerStep / 2; step < most; step += cornerStep)
      missing += cornerStep * (1 - shareAt(u + across * step, v + down * step));
    // A quarter of a circle is this share of its radius away from the corner, along each side.
    return missing / (1 - Math.SQRT1_2);
  });
  const radius = median(radii) ?? 0;
  const slack = Math.max(sameRadius.pixels, sameRadius.share * radius);
  if (radii.some((one) => Math.abs(one - radius) > slack)) return undefined;
  return radius < sameRadius.pixels / 2 ? 0 : Math.min(radius, most);
}
