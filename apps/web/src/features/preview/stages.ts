import { processStatuses, stageLabels, stageProgress, type ProcessStatus } from '@palimpsest/contract';
import { type Step } from '@palimpsest/ui';

/** How far an image is, as the server last told. */
export interface Progress {
  status: ProcessStatus;
  /** Of the whole way, 0 to 1; undefined where the server tells the status only. */
  share: number | undefined;
  /** Images that wait before this one. */
  queuePosition: number | undefined;
}

const stages = [
  'downloading_image',
  'text_extraction_processing',
  'localization_processing',
  'inpainting_processing',
  'uploading_results',
] as const satisfies readonly ProcessStatus[];

/** The stages of an image on its way, as steps. */
export const stageSteps: readonly Step[] = stages.map((status) => ({
  value: status,
  label: stageLabels[status].replace('...', ''),
}));

/** How much of its stage is done, 0 to 1; null while that is unknown. */
export function shareOfStage({ status, share }: Progress): number | null {
  if (share === undefined) return null;
  const next = processStatuses[processStatuses.indexOf(status) + 1];
  const [from, to] = [stageProgress[status], next ? stageProgress[next] : 1];
  return to > from ? Math.min(Math.max((share - from) / (to - from), 0), 1) : null;
}

/** How many wait before an image, in words; undefined when it is in work. */
export function waitingText({ queuePosition }: Progress): string | undefined {
  if (!queuePosition) return undefined;
  return queuePosition === 1 ? 'One image is before yours.' : `${queuePosition} images are before yours.`;
}
