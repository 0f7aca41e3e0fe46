import { useState } from 'react';
import { drawOriginalPoster, drawSamplePoster, sampleDocument } from '../testing/sample-poster.ts';
import { ImageEditor } from './image-editor.tsx';
import type { ImageEditorProps } from './image-editor.tsx';

export interface OnPosterProps extends Omit<ImageEditorProps, 'image' | 'original'> {
  /** The poster without its texts, the poster in its own language, or no image. */
  image: 'poster' | 'original' | 'none';
  /** Whether the editor has the poster in its own language, for comparison. */
  compared?: boolean;
  /** The height of the editor, in px. @default 720 */
  height?: number;
}

export function OnPoster({ image, compared = false, height = 720, ...props }: OnPosterProps) {
  const [poster] = useState(image === 'original' ? drawOriginalPoster : drawSamplePoster);
  const [original] = useState(() => (compared ? drawOriginalPoster() : undefined));
  return (
    <div style={{ height: `min(${height}px, 100vh)` }}>
      <ImageEditor image={image === 'none' ? undefined : poster} original={original} {...props} />
    </div>
  );
}

/** The timeout, in ms, while fonts load, which takes long on a busy machine. */
export const patient = { timeout: 60_000 };

/** A document for stories of surfaces over the editor: texts below them would make up most of the picture's size. */
export const withoutTexts = { document: sampleDocument([]) };
