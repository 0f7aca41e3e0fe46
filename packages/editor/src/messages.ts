/** Everything that the editor says when something goes wrong, in the product's words. */
export const editorMessages = {
  canvasUnavailable: 'Failed to initialize canvas. Please try reloading the page.',
  canvasReset: 'Canvas was unexpectedly reset. Please try again.',
  imageUnavailable: 'Image data not available. Please try reloading the page.',
  imageFailed: (detail: string) => `Error loading image: ${detail}`,
  canvasFailed: (detail: string) => `Canvas initialization failed: ${detail}`,
  exportFailed: (detail: string) => `Export failed: ${detail}`,
} as const;

/** What an error says, for a message. */
export function detailOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
