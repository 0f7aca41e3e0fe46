export interface ImageCardMessages {
  /** Shown in place of a picture that cannot be loaded. */
  failed: string;
  /** The text of the button that calls `onRetry`. */
  retry: string;
  /** The label on the original picture, while it covers the other one. */
  original: string;
}

export const imageCardMessages: ImageCardMessages = {
  failed: 'Failed to load image',
  retry: 'Try again',
  original: 'Original',
};
