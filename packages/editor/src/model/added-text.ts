import { addedText, textDefaults } from './text.ts';
import type { EditorText, TextAttributes } from './text.ts';

/**
 * The record of an empty text that the user adds.
 *
 * @param center where to put it, in pixels of the image
 * @param height of its box
 */
export function createAddedText(center: { x: number; y: number }, height: number, id: string): EditorText {
  const original: TextAttributes = {
    ...textDefaults,
    ...addedText,
    text: '',
    x: center.x - addedText.width / 2,
    y: center.y - height / 2,
    height,
    rotation: 0,
  };
  return { ...original, id, origin: 'added', originalText: '', suggestedColors: [], original };
}
