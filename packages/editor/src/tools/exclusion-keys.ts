import { arrowStep } from '../commands/arrow-keys.ts';
import type { KeyInput } from '../commands/key-input.ts';
import { clampRect } from '../geometry/rect.ts';
import type { Rect, Size } from '../geometry/rect.ts';
import { resizeRect } from '../geometry/resize-rect.ts';
import { exclusionMinSide } from '../model/exclusion-rectangle.ts';

/** What a key asks for on a canvas of exclusion rectangles. */
export type ExclusionKeyAction =
  | { name: 'escape' }
  /** Draw a rectangle without a pointer. */
  | { name: 'place'; rect: Rect }
  | { name: 'remove' }
  | { name: 'change'; rect: Rect };

/** Share of the image's sides that a rectangle drawn with the keyboard takes. */
const placedShare = 1 / 4;

/** A rectangle in the middle of an image, for the keys to move and resize. */
function placedRect({ width, height }: Size): Rect {
  const size = {
    width: Math.max(width * placedShare, exclusionMinSide + 1),
    height: Math.max(height * placedShare, exclusionMinSide + 1),
  };
  return { x: (width - size.width) / 2, y: (height - size.height) / 2, ...size };
}

/**
 * What a key means; undefined when it means nothing.
 *
 * @param selected the selected rectangle, if there is one
 * @param image in its pixels
 */
export function exclusionKeyAction(
  input: KeyInput,
  { drawing, selected, image }: { drawing: boolean; selected: Rect | undefined; image: Size },
): ExclusionKeyAction | undefined {
  if (input.isComposing) return undefined;
  if (input.key === 'Escape') return { name: 'escape' };
  if (drawing && input.key === 'Enter') return { name: 'place', rect: placedRect(image) };
  if (!selected) return undefined;
  if (input.key === 'Delete' || input.key === 'Backspace') return { name: 'remove' };
  const step = arrowStep(input);
  if (!step) return undefined;
  const bounds = { x: 0, y: 0, ...image };
  if (step.name === 'move') {
    const moved = { ...selected, x: selected.x + step.delta.x, y: selected.y + step.delta.y };
    return { name: 'change', rect: clampRect(moved, bounds) };
  }
  const min = { width: exclusionMinSide, height: exclusionMinSide };
  const { rotation: _, ...rect } = resizeRect({ ...selected, rotation: 0 }, 'se', step.delta, bounds, min);
  return { name: 'change', rect };
}
