export interface ImageCardMessages {
  /** In place of a picture that cannot be shown. */
  failed: string;
}

export const imageCardMessages: ImageCardMessages = { failed: 'Failed to load image' };
