import type { WriteStream } from 'node:tty';
import type { Download } from '../translation/translator.ts';

export interface Progress {
  show(label: string): void;
  /** Takes the line away, and leaves a last one if there is something to say. */
  end(summary?: string): void;
}

const redrawMs = 200;

/** One line that updates itself on a terminal; a line for each step elsewhere. */
export function createProgress(stream: WriteStream): Progress {
  const started = performance.now();
  const seconds = (): string => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  let current = '';
  const draw = (): void => void stream.write(`\r\x1b[2K${current} ${seconds()}`);
  const timer = stream.isTTY ? setInterval(draw, redrawMs) : undefined;
  return {
    show(label) {
      if (label === current) return;
      current = label;
      if (stream.isTTY) draw();
      else stream.write(`${label}\n`);
    },
    end(summary) {
      clearInterval(timer);
      if (stream.isTTY) stream.write('\r\x1b[2K');
      if (summary !== undefined) stream.write(`${summary} (${seconds()})\n`);
    },
  };
}

/** Shows how much of a model is fetched, at each tenth of it. */
export function downloadLabel({ show }: Pick<Progress, 'show'>): (download: Download) => void {
  let shown = -1;
  return ({ receivedBytes, totalBytes }) => {
    const tenth = Math.floor((10 * receivedBytes) / totalBytes);
    if (tenth === shown) return;
    shown = tenth;
    show(`Fetching the translation model... ${megabytes(receivedBytes)} of ${megabytes(totalBytes)}`);
  };
}

/** Bytes as people read them: "24 MB". */
export function megabytes(bytes: number): string {
  const millions = bytes / 1_000_000;
  return `${millions < 10 ? millions.toFixed(1) : Math.round(millions)} MB`;
}

/** Sets cells below one another, each column as wide as its widest cell; the last is not padded. One line for each row. */
export function toColumns(rows: readonly (readonly string[])[]): string[] {
  const widthOf = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const widths = (rows[0] ?? []).slice(0, -1).map((_, column) => widthOf(column));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
