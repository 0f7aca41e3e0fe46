import type { FontSetup } from '@palimpsest/typeset/browser';
import type { Rect, Size } from '../geometry/rect.ts';
import type { EditorDocument } from '../model/document.ts';
import type { ExportOptions } from './formats.ts';

/** Rows of a picture, for a worker that puts the whole together again. */
export interface Strip {
  /** What the picture is called in the job: `image`, `original`, or {@link patchName}. */
  picture: string;
  /** Of the whole picture. */
  size: Size;
  /** The first row. */
  y: number;
  pixels: ImageBitmap;
}

/** What a patch is called among the pictures of a job. */
export const patchName = (key: string) => `patch ${key}`;

/** What a worker makes a file of pixels from, beside the pictures that it was sent before. */
export interface RasterJob {
  document: EditorDocument;
  area: Rect | undefined;
  options: ExportOptions;
  fonts: FontSetup;
}

/** What a worker is sent: every strip of its pictures, then what to make of them. */
export type RasterMessage = { strip: Strip } | { job: RasterJob };

/** `unable`: the worker lacks what drawing takes, and the page has to draw. `error`: a sentence for the user. */
export type RasterAnswer = { blob: Blob } | { error: string } | { unable: true };
