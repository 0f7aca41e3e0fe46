import type { ModelDownload, ProcessStatus } from '@palimpsest/contract';
import type { Format } from '@palimpsest/ui/messages/format';

/** How far an image is, as the server last told. */
export interface Progress {
  status: ProcessStatus;
  /** Of the whole way, 0 to 1; undefined where the server tells the status only. */
  share: number | undefined;
  /** Images that wait before this one. */
  queuePosition: number | undefined;
  /** The translation model that the image waits for. */
  download?: ModelDownload | undefined;
}

/** A download in whole megabytes, such as "12" of "34 MB"; of less than one it says one. */
export function downloadedMegabytes(
  { received_bytes: received, total_bytes: total }: ModelDownload,
  { number }: Format,
): { received: string; total: string } {
  const whole = Math.max(Math.round(total / 1e6), 1);
  return {
    received: number(Math.min(Math.round(received / 1e6), whole)),
    total: number(whole, { style: 'unit', unit: 'megabyte' }),
  };
}
