import type { Guide } from '../../docs/guide.ts';

export const fileDropzoneGuide: Guide = {
  use: ['The work starts with a file, and there is enough space: the landing page, a dialog for a new image.'],
  avoid: [
    'A file is one of many tiles: use UploadTile.',
    'The file is a detail, for example a font: use IconButton with a hidden file input.',
  ],
  anatomy: `<FileDropzone
  label="Choose an image, or drop it here"
  hint="JPG or PNG, up to 25 MB"
  accept="image/jpeg,image/png"
  paste
  error={error}
  onFile={upload}
  onReject={explain}
/>`,
  keyboard: {
    'Enter or Space': "Opens the system's file picker.",
    'Control V': 'With `paste`: accepts the copied file from anywhere on the page outside of a text field.',
  },
  parts: {
    'file-dropzone': { 'data-invalid': 'While there is an error.' },
    'file-dropzone-area': {
      'data-dragging': 'While a file is dragged over it.',
      'data-invalid': 'While there is an error.',
      'aria-busy': 'While it is busy.',
      disabled: 'While it is disabled or busy.',
    },
    'file-dropzone-preview': {},
    'file-dropzone-overlay': {},
    'file-dropzone-input': { accept: 'The files that the picker offers.' },
    'file-dropzone-files': {},
  },
};
