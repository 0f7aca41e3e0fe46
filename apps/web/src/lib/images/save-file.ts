import { objectUrl } from './object-url.ts';

/** Has the browser save a file under its name. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = objectUrl(file);
  link.download = file.name;
  link.click();
}
