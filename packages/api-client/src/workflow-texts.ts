/** What users read of a step that has no words of its own. A file of its own: pages that only show them need not load the workflow. */
export const workflowTexts = {
  noFile: 'No image file provided',
  noImageId: 'Image ID is required for processing',
  noMessageId: 'Message ID is required to check processing status',
  uploadFailed: 'Failed to upload image. Please try again.',
  processFailed: 'Failed to process image. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
  unknown: 'Unknown error',
} as const;
