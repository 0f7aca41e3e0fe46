import type { WriteStream } from 'node:tty';

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
