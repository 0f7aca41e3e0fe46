import type { Point } from '../geometry/rect.ts';
import type { KeyInput } from './key-input.ts';

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Pixels of the image that an arrow key moves or resizes by, alone and with Shift. */
const steps = { small: 1, large: 10 };

/** The step of an arrow key: it moves something or, with Ctrl or ⌘, resizes it by its lower right corner. */
export interface ArrowStep {
  name: 'move' | 'resize';
  /** The distance, in px of the image. */
  delta: Point;
}

/** The step of an arrow key; undefined for any other key. */
export function arrowStep({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyInput): ArrowStep | undefined {
  const direction = directions[key];
  if (!direction || altKey) return undefined;
  const step = shiftKey ? steps.large : steps.small;
  return {
    name: ctrlKey || metaKey ? 'resize' : 'move',
    delta: { x: direction.x * step, y: direction.y * step },
  };
}
