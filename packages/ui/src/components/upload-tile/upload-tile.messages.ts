export interface UploadTileMessages {
  /** What the tile does. */
  upload: string;
  /** While it is busy. */
  busy: string;
}

export const uploadTileMessages: UploadTileMessages = { upload: 'Upload an image', busy: 'Preparing your image...' };
