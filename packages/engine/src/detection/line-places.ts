import type { LinePlace } from '../model/recognised-line.ts';
import type { OrientedRectangle } from '../geometry/oriented-rectangle.ts';
import type { Plane } from '../geometry/plane.ts';
import type { Raster } from '../image/raster.ts';
import { viewFromFront } from '../image/view.ts';
import { linesOf, type TextMark } from './lines.ts';
import { type InkDirections, markInView, planesOf } from './planes.ts';

/** How the ink in a box of a picture is set. */
export type MeasureInk = {
  [Direction in keyof InkDirections]: (picture: Raster, box: OrientedRectangle) => number;
};

/** The lines of the marks: in the image, or in the view of the surface that they stand on where that is seen at an angle. */
export function linePlaces(image: Raster, marks: readonly TextMark[], { angle, slant }: MeasureInk): LinePlace[] {
  const boxes = linesOf(marks, (box) => angle(image, box));
  const { planes, rest } = planesOf(marks, boxes, {
    angle: (box) => angle(image, box),
    slant: (box) => slant(image, box),
  });
  const inImage = placesIn(image, boxes).filter(({ box }) => rest.includes(box));
  const onPlanes = planes.flatMap(({ plane, marks: own }) => {
    const view = viewFromFront(image, plane);
    const seen = own.map((mark) => markInView(mark, plane));
    return placesIn(
      view,
      linesOf(seen, (box) => angle(view, box)),
      plane,
    );
  });
  return [...inImage, ...onPlanes];
}

function placesIn(picture: Raster, boxes: readonly OrientedRectangle[], plane?: Plane): LinePlace[] {
  return boxes.map((box) => ({ picture, box, plane, others: boxes.filter((other) => other !== box) }));
}
