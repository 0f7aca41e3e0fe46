import { Minimap } from '@palimpsest/ui';
import type { RefObject } from 'react';
import type { EditorImage } from '../export/export-png.ts';
import { toImagePoint } from '../geometry/viewport.ts';
import type { Viewport } from '../geometry/viewport.ts';
import type { Point, Size } from '../geometry/rect.ts';
import { MinimapPicture } from './minimap-picture.tsx';

export interface ViewportMinimapProps {
  image: EditorImage;
  /** The size of the image, in px. */
  size: Size;
  /** The size of the visible part, in px of the screen. */
  container: Size;
  viewport: Viewport;
  /** How far the image is scrolled, in pixels of the screen. */
  scroll: Point;
  scrollerRef: RefObject<HTMLElement | null>;
}

/** The whole image in small, in a corner. */
export function ViewportMinimap({ image, size, container, viewport, scroll, scrollerRef }: ViewportMinimapProps) {
  const { origin, zoom } = viewport;
  const seen = toImagePoint(viewport, scroll);
  return (
    <Minimap
      className="max-md:hidden"
      style={{ position: 'absolute', insetInlineEnd: 16, insetBlockEnd: 16, width: 128 }}
      picture={size}
      view={{ ...seen, width: container.width / zoom, height: container.height / zoom }}
      onViewChange={({ x, y }) => scrollerRef.current?.scrollTo(origin.x + x * zoom, origin.y + y * zoom)}
    >
      <MinimapPicture image={image} size={size} />
    </Minimap>
  );
}
