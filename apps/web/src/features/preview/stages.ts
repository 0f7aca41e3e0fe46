import { processStatuses, stageProgress, type ModelDownload, type ProcessStatus } from '@palimpsest/contract';
import type { Step } from '@palimpsest/ui';
import type { Format } from '@palimpsest/ui/messages/format';
import type { SharedWords } from '../../messages/words.ts';

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

const stages = [
  'downloading_image',
  'text_extraction_processing',
  'localization_processing',
  'inpainting_processing',
  'uploading_results',
] as const satisfies readonly ProcessStatus[];

/** The stages of an image on its way, as steps. @param labels by status, as the button reads */
export const stageSteps = (labels: SharedWords['stages']): readonly Step[] =>
  stages.map((status) => ({ value: status, label: labels[status].replace('...', '') }));

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

/** How much of its stage is done, 0 to 1; null while that is unknown. */
export function shareOfStage({ status, share }: Progress): number | null {
  if (share === undefined) return null;
  const next = processStatuses[processStatuses.indexOf(status) + 1];
  const [from, to] = [stageProgress[status], next ? stageProgress[next] : 1];
  return to > from ? Math.min(Math.max((share - from) / (to - from), 0), 1) : null;
}
