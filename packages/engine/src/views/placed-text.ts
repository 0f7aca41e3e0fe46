import type { LocalisedText } from '../model/document.ts';
import { degreesOf, type OrientedRectangle, quadOf } from '../geometry/oriented-rectangle.ts';

/** A text whose box is that rectangle of the image. */
export function placedIn(text: LocalisedText, box: OrientedRectangle): LocalisedText {
  const { x, y, width, height, angle } = box;
  return { ...text, quad: quadOf(box), center: { x, y }, width, height, rotation: degreesOf(angle) };
}
