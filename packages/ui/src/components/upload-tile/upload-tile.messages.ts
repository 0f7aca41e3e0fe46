export interface UploadTileMessages {
  /** The text of the tile. */
  upload: string;
  /** The text of the tile while it is busy. */
  busy: string;
}

export const uploadTileMessages: UploadTileMessages = { upload: 'Upload an image', busy: 'Preparing your image...' };
