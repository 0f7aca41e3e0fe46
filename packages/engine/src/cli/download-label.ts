import type { Download } from '../translation/translator.ts';
import type { Progress } from './progress.ts';

/** Bytes as people read them: "24 MB". */
export function megabytes(bytes: number): string {
  const millions = bytes / 1_000_000;
  return `${millions < 10 ? millions.toFixed(1) : Math.round(millions)} MB`;
}

/** Shows how much of a model is fetched, at each tenth of it. */
export function toDownloadLabel(): (download: Download, progress: Pick<Progress, 'show'>) => void {
  let shown = -1;
  return ({ receivedBytes, totalBytes }, progress) => {
    const tenth = Math.floor((10 * receivedBytes) / totalBytes);
    if (tenth === shown) return;
    shown = tenth;
    progress.show(`Fetching the translation model... ${megabytes(receivedBytes)} of ${megabytes(totalBytes)}`);
  };
}
