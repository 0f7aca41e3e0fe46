export interface ImageCardMessages {
  /** Shown in place of a picture that cannot be loaded. */
  failed: string;
  /** The button that tries again. */
  retry: string;
  /** The label of the original picture. */
  original: string;
}

export const imageCardMessages: ImageCardMessages = {
  failed: 'Failed to load image',
  retry: 'Try again',
  original: 'Original',
};
