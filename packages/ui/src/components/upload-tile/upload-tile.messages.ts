export interface UploadTileMessages {
  /** The text of the tile. */
  upload: string;
}

export const uploadTileMessages: UploadTileMessages = { upload: 'Upload an image' };
