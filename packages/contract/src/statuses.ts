/** The states of an image process, in the only order in which they may follow each other. `failed` may follow any but `processed`. */
export const processStatuses = [
  'idle',
  'processing',
  'downloading_image',
  'text_extraction_processing',
  'localization_processing',
  'inpainting_processing',
  'uploading_results',
  'processed',
  'failed',
] as const;

export type ProcessStatus = (typeof processStatuses)[number];

/** The groups of statuses that cards and the dashboard filter distinguish. */
export const processStatusGroups = ['idle', 'processing', 'processed', 'failed'] as const;
export type ProcessStatusGroup = (typeof processStatusGroups)[number];

/** A process in one of these states never changes again. */
export function isTerminal(status: ProcessStatus): status is 'processed' | 'failed' {
  return status === 'processed' || status === 'failed';
}

/** Every status except processed, failed and idle counts as processing. */
export function statusGroup(status: ProcessStatus): ProcessStatusGroup {
  return status === 'idle' || isTerminal(status) ? status : 'processing';
}

/** The statuses that count as that group. */
export function statusesOf(group: ProcessStatusGroup): ProcessStatus[] {
  return processStatuses.filter((status) => statusGroup(status) === group);
}

/** How much of the work is done when a status begins, 0 to 1. */
export const stageProgress: Readonly<Record<ProcessStatus, number>> = {
  idle: 0,
  processing: 0.02,
  downloading_image: 0.05,
  text_extraction_processing: 0.1,
  localization_processing: 0.5,
  inpainting_processing: 0.7,
  uploading_results: 0.95,
  processed: 1,
  failed: 1,
};
