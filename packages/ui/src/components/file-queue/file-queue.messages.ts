import type { Format } from '../../messages/format.ts';
import { inByteUnits } from '../file-dropzone/byte-units.ts';

export interface FileQueueMessages {
  /** How many files are done, above the list. */
  summary: (done: number, count: number, format: Format) => string;
  /** How many files failed, beside the summary. */
  failures: (failed: number, format: Format) => string;
  /** The state of a file that waits. */
  waiting: string;
  /** The state of a file in progress, unless it has its own text. */
  working: string;
  /** The state of a file that is done, unless it has its own text. */
  done: string;
  /** The state of a file that failed, if it has no reason. */
  failed: string;
  /** The state of a cancelled file, unless it has its own text. */
  cancelled: string;
  /** The accessible name of the button that cancels a file. */
  cancel: (name: string) => string;
  /** The accessible name of the button that retries a file. */
  retry: (name: string) => string;
  /** The accessible name of the button that removes a file from the list. */
  remove: (name: string) => string;
  /** The button that retries all failed files. */
  retryAll: string;
  /** The accessible name of the progress bar of a file. */
  progress: (name: string) => string;
  /** The text for a size in bytes. */
  size: (bytes: number, format: Format) => string;
}

export const fileQueueMessages: FileQueueMessages = {
  summary: (done, count, { number, plural }) =>
    `${number(done)} of ${plural(count, { one: '# file', other: '# files' })} done`,
  failures: (failed, { plural }) => plural(failed, { one: '# failed', other: '# failed' }),
  waiting: 'Waiting',
  working: 'Uploading',
  done: 'Done',
  failed: 'It could not be processed.',
  cancelled: 'Cancelled',
  cancel: (name) => `Cancel ${name}`,
  retry: (name) => `Try ${name} again`,
  remove: (name) => `Remove ${name} from the list`,
  retryAll: 'Try failed files again',
  progress: (name) => `Progress of ${name}`,
  size: inByteUnits,
};
