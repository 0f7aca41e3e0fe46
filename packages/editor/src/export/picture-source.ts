import type { Rect } from '../geometry/rect.ts';
import type { EditorDocument } from '../model/document.ts';
import type { Retouch } from '../retouch/retouch.ts';
import type { EditorImage } from './render.ts';

/** The source of an exported file, in any format. */
export interface PictureSource {
  image: EditorImage;
  /** The picture before it was translated: a hidden layer of a PSD. */
  original?: EditorImage | undefined;
  document: EditorDocument;
  /** The pictures of patches by their keys. */
  patches?: ((key: string) => EditorImage | undefined) | undefined;
  /** Draws the strokes of the brush. Required if the document has strokes. */
  retouch?: Retouch | undefined;
  /** The part of the image, in whole pixels of it. Default: all. */
  area?: Rect | undefined;
}
