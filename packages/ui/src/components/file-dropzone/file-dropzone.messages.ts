import type { Format } from '../../messages/format.ts';
import { inByteUnits } from './byte-units.ts';

export interface FileDropzoneMessages {
  /** Shown in the area while files are dragged over it. */
  release: string;
  /** Shown below the names of the files that were taken. */
  chooseAnother: string;
  /** Said beside the spinner. */
  busy: string;
  /** Said when a file does not match `accept`, unless the caller gives `onReject`. */
  rejected: (name: string, accept: string) => string;
  /** A size in bytes. */
  size: (bytes: number, format: Format) => string;
}

export const fileDropzoneMessages: FileDropzoneMessages = {
  release: 'Drop it here',
  chooseAnother: 'Choose another file',
  busy: 'Preparing...',
  rejected: (name, accept) => `“${name}” is not a file of the right type. Choose one of these: ${accept}.`,
  size: inByteUnits,
};
