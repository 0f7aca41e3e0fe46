import type { Point, Size } from './rect.ts';

/** The margin around the image, in px of the screen, in which handles on its edge can be seen and grabbed. */
const margin = 24;

/** The image in its scrolling container, in pixels of the screen. */
export interface Viewport {
  /** The size of the scrolled content: the image and its margin. */
  content: Size;
  /** Top left corner of the image in the content. */
  origin: Point;
  zoom: number;
}

/** The length of the scrolled content: that of the container if the image fits, else that of the image with a margin at both ends. */
function contentLength(image: number, container: number): number {
  return image <= container ? container : image + 2 * margin;
}

/** Puts the image in the middle of its container, with room to scroll where it is larger. */
export function viewportOf(image: Size, container: Size, zoom: number): Viewport {
  const content = {
    width: contentLength(image.width * zoom, container.width),
    height: contentLength(image.height * zoom, container.height),
  };
  const origin = {
    x: Math.round((content.width - image.width * zoom) / 2),
    y: Math.round((content.height - image.height * zoom) / 2),
  };
  return { content, origin, zoom };
}

/** The zoom at which the whole image and its margin are visible, at most 1. */
export function containZoom(image: Size, container: Size): number {
  const width = Math.max(1, container.width - 2 * margin);
  const height = Math.max(1, container.height - 2 * margin);
  return Math.min(width / image.width, height / image.height, 1);
}

/** A point of the content as a point of the image. */
export function toImagePoint({ origin, zoom }: Viewport, point: Point): Point {
  return { x: (point.x - origin.x) / zoom, y: (point.y - origin.y) / zoom };
}
