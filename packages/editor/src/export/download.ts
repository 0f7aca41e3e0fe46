/** How long the address of a downloaded blob is kept: a browser may fetch it a while after the click. In ms. */
const keptFor = 60_000;

/** Hands a blob to the browser as a file to save. */
export function downloadBlob(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptFor);
}
