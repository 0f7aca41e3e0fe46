import { useState } from 'react';
import { drawOriginalPoster, drawSamplePoster, sampleDocument } from '../testing/sample-poster.ts';
import { ImageEditor } from './image-editor.tsx';
import type { ImageEditorProps } from './image-editor.tsx';

export interface OnPosterProps extends Omit<ImageEditorProps, 'image' | 'original'> {
  /** Without its texts, or as it was drawn in its own language. */
  image: 'poster' | 'original' | 'none';
  /** With the picture in its own language, to compare with. */
  compared?: boolean;
  /** Of the editor, in px. @default 720 */
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

/** Fonts are loaded first, which takes a while on a busy machine. In ms. */
export const patient = { timeout: 60_000 };

/** For what lies over the editor: texts below it are most of what its picture weighs. */
export const withoutTexts = { document: sampleDocument([]) };
