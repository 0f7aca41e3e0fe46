import type { Size } from '../geometry/rect.ts';
import { sizeOfImage } from '../view/size-of-image.ts';
import type { EditorImage } from './canvas.ts';
import type { Strip } from './raster-job.ts';

/** Pixels that are copied at once: few enough that the page answers in between. */
const pixelsAtOnce = 2_000_000;

/** Lets the page do what is waiting. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Copies a picture in strips, each in a task of its own: handing over a bitmap of 50 megapixels in one takes 100 ms and more. */
export async function* stripsOf(picture: string, source: EditorImage): AsyncGenerator<Strip> {
  const { width, height } = sizeOfImage(source);
  // An element would be decoded again for each strip.
  const decoded = source instanceof HTMLImageElement ? await createImageBitmap(source) : source;
  const rows = Math.max(1, Math.floor(pixelsAtOnce / width));
  for (let y = 0; y < height; y += rows) {
    const pixels = await createImageBitmap(decoded, 0, y, width, Math.min(rows, height - y));
    yield { picture, size: { width, height }, y, pixels };
    await nextTask();
  }
}

/** Puts pictures together from their strips. */
export function createStripCollector() {
  const canvases = new Map<string, OffscreenCanvas>();
  const canvasOf = (picture: string, { width, height }: Size) => {
    const canvas = canvases.get(picture) ?? new OffscreenCanvas(width, height);
    canvases.set(picture, canvas);
    return canvas;
  };
  return {
    /** @throws Error when the browser gives no canvas of the size of the picture */
    add({ picture, size, y, pixels }: Strip): void {
      const ctx = canvasOf(picture, size).getContext('2d');
      if (!ctx) throw new Error(`This browser cannot draw an image of ${size.width} × ${size.height} pixels.`);
      ctx.drawImage(pixels, 0, y);
      pixels.close();
    },
    /** A picture whose strips have all come; undefined when there were none. */
    take: (picture: string): ImageBitmap | undefined => canvases.get(picture)?.transferToImageBitmap(),
  };
}
