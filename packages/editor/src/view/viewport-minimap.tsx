import { Minimap } from '@palimpsest/ui';
import { useCallback, type RefObject } from 'react';
import type { EditorImage } from '../export/export-png.ts';
import { toImagePoint } from '../geometry/viewport.ts';
import type { Viewport } from '../geometry/viewport.ts';
import type { Point, Size } from '../geometry/rect.ts';

/** Width of the small picture, in its own pixels: twice what a minimap is wide, for dense screens. */
const pictureWidth = 320;

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

/** The image in small. */
function MinimapPicture({ image, size }: { image: EditorImage; size: Size }) {
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return;
      canvas.width = pictureWidth;
      canvas.height = Math.max(1, Math.round((pictureWidth * size.height) / size.width));
      const ctx = canvas.getContext('2d');
      if (!ctx) return;
      ctx.imageSmoothingQuality = 'high';
      ctx.drawImage(image, 0, 0, canvas.width, canvas.height);
    },
    [image, size],
  );
  return <canvas ref={draw} />;
}
