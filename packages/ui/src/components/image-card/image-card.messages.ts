export interface ImageCardMessages {
  /** In place of a picture that cannot be shown. */
  failed: string;
  /** The button that tries again. */
  retry: string;
  /** Over the picture as it was before. */
  original: string;
}

export const imageCardMessages: ImageCardMessages = {
  failed: 'Failed to load image',
  retry: 'Try again',
  original: 'Original',
};
