import type { EditorImage } from '../export/canvas.ts';
import type { Size } from '../geometry/rect.ts';

/** The size of an image in its own pixels, whatever the page shows it at. */
export function sizeOfImage(image: EditorImage): Size {
  return image instanceof HTMLImageElement
    ? { width: image.naturalWidth, height: image.naturalHeight }
    : { width: image.width, height: image.height };
}
