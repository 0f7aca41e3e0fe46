import type { FontSetup } from '@palimpsest/typeset/browser';
import type { Rect, Size } from '../geometry/rect.ts';
import type { EditorDocument } from '../model/document.ts';
import type { ExportOptions } from './formats.ts';

/** Rows of a picture, which the worker joins. */
export interface Strip {
  /** The name of the picture in the job: `image`, `original`, or {@link patchName}. */
  picture: string;
  /** The size of the whole picture. */
  size: Size;
  /** The first row. */
  y: number;
  pixels: ImageBitmap;
}

/** The name of a patch among the pictures of a job. */
export const patchName = (key: string) => `patch ${key}`;

/** The job from which a worker makes a raster file, after it was sent the pictures. */
export interface RasterJob {
  document: EditorDocument;
  area: Rect | undefined;
  options: ExportOptions;
  fonts: FontSetup;
}

/** A message to the worker: each strip of the pictures, then the job. */
export type RasterMessage = { strip: Strip } | { job: RasterJob };

/** `unable`: the worker lacks what drawing takes, and the page has to draw. `error`: a sentence for the user. */
export type RasterAnswer = { blob: Blob } | { error: string } | { unable: true };
