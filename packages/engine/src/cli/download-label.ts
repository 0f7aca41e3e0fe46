import type { Progress } from './progress.ts';

/** Bytes as people read them: "24 MB". */
export function megabytes(bytes: number): string {
  const millions = bytes / 1_000_000;
  return `${millions < 10 ? millions.toFixed(1) : Math.round(millions)} MB`;
}

/** Shows how much of a model is fetched, at each tenth of it. */
export function toDownloadLabel(): (received: number, total: number, progress: Pick<Progress, 'show'>) => void {
  let shown = -1;
  return (received, total, progress) => {
    const tenth = Math.floor((10 * received) / total);
    if (tenth === shown) return;
    shown = tenth;
    progress.show(`Fetching the translation model... ${megabytes(received)} of ${megabytes(total)}`);
  };
}
