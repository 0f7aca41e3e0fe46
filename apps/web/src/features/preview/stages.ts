import type { ModelDownload, ProcessStatus } from '@palimpsest/contract';
import type { Format } from '@palimpsest/ui/messages/format';

/** The progress of an image as the server last reported it. */
export interface Progress {
  status: ProcessStatus;
  /** The completed share of the process, 0 to 1; undefined where the server reports the status only. */
  share: number | undefined;
  /** The number of images that wait before this one. */
  queuePosition: number | undefined;
  /** The translation model that the image waits for. */
  download?: ModelDownload | undefined;
}

/** Formats a download in whole megabytes, such as "12" of "34 MB"; a total below 1 MB reads as 1 MB. */
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
