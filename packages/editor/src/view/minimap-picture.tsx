import { useCallback } from 'react';
import type { EditorImage } from '../export/export-png.ts';
import type { Size } from '../geometry/rect.ts';

/** Width of the small picture, in its own pixels: twice what a minimap is wide, for dense screens. */
const width = 320;

/** The image in small. */
export function MinimapPicture({ image, size }: { image: EditorImage; size: Size }) {
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return;
      canvas.width = width;
      canvas.height = Math.max(1, Math.round((width * size.height) / size.width));
      const ctx = canvas.getContext('2d');
      if (!ctx) return;
      ctx.imageSmoothingQuality = 'high';
      ctx.drawImage(image, 0, 0, canvas.width, canvas.height);
    },
    [image, size],
  );
  return <canvas ref={draw} />;
}
