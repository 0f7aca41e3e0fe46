import type { ErrorCode, ErrorParameters, FieldError } from '@palimpsest/contract';

/** What an uploaded file says that it is, by its content. */
export interface ImageHeader {
  mediaType: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp';
  extension: string;
  /** In pixels, as the image is shown. */
  width: number;
  height: number;
  /** Memory that decoding it takes, in bytes. */
  decodeBytes: number;
}

/** What the process that looks at uploads is told. */
export type InspectCommand =
  | { type: 'readHeader'; path: string }
  /** Decodes the file to its last pixel, and writes its thumbnails into the folder. */
  | { type: 'decode'; path: string; folder: string };

/** What it tells. */
export type InspectEvent =
  | { type: 'ready' }
  | { type: 'header'; header: ImageHeader }
  | { type: 'decoded' }
  /** The file cannot be used, and the user can be told why. */
  | { type: 'refused'; code: ErrorCode; detail: string | FieldError[]; parameters: ErrorParameters | undefined }
  /** Something broke that has nothing to do with the file. */
  | { type: 'broken'; message: string; code?: string };

/** What the user is told whose image was stopped for what it took. */
export const tooDemanding =
  'The image takes too much time or memory to read. Please save it again as a plain PNG or JPG, or make it smaller.';
