import { Group } from 'react-konva/lib/ReactKonvaCore.js';
import type { EditorImage } from '../export/render.ts';
import type { Size } from '../geometry/rect.ts';
import { ImageNode } from './image-node.tsx';

export interface OriginalLayerProps {
  original: EditorImage;
  /** The size of the image, in px. */
  size: Size;
  /** Pixels of the device for one of the image. */
  scale: number;
  /** The share of the original that is visible from the left, 0 to 1. */
  share: number;
}

/** The original over the translation, whole or from the left up to a line. */
export function OriginalLayer({ original, size, scale, share }: OriginalLayerProps) {
  if (share <= 0) return null;
  return (
    <Group clipX={0} clipY={0} clipWidth={size.width * share} clipHeight={size.height}>
      <ImageNode image={original} size={size} scale={scale} />
    </Group>
  );
}
