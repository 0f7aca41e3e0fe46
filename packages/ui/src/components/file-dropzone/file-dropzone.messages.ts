import type { Format } from '../../messages/format.ts';
import { inByteUnits } from './byte-units.ts';

export interface FileDropzoneMessages {
  /** Shown in the area while files are dragged over it. */
  release: string;
  /** Shown below the names of the accepted files. */
  chooseAnother: string;
  /** Shown below the spinner. */
  busy: string;
  /** The error when a file does not match `accept`, unless there is `onReject`. */
  rejected: (name: string, accept: string) => string;
  /** The text for a size in bytes. */
  size: (bytes: number, format: Format) => string;
}

export const fileDropzoneMessages: FileDropzoneMessages = {
  release: 'Drop it here',
  chooseAnother: 'Choose another file',
  busy: 'Preparing...',
  rejected: (name, accept) => `“${name}” is not a file of the right type. Choose one of these: ${accept}.`,
  size: inByteUnits,
};
