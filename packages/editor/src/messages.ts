/** The editor's error messages. */
export const editorMessages = {
  canvasUnavailable: 'Failed to initialize canvas. Please try reloading the page.',
  canvasReset: 'Canvas was unexpectedly reset. Please try again.',
  imageUnavailable: 'Image data not available. Please try reloading the page.',
  imageFailed: (detail: string) => `Error loading image: ${detail}`,
  canvasFailed: (detail: string) => `Canvas initialization failed: ${detail}`,
  exportFailed: (detail: string) => `Export failed: ${detail}`,
} as const;

/** The words of an error, as the detail of a message. */
export function detailOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
