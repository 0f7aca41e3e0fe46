import type { Guide } from '../../docs/guide.ts';

export const uploadTileGuide: Guide = {
  use: ['The first tile of a grid of ImageCards: bringing a new picture belongs where the others are.'],
  avoid: [
    'Bringing a file is what the view is for: use FileDropzone, which has room for a hint, a preview and pasting.',
    'A file is brought from a panel or a toolbar: use IconButton.',
  ],
  anatomy: `<UploadTile accept=".jpg,.jpeg,.png" onFile={openPreview} onReject={tellWhy} />`,
  keyboard: { Tab: 'Goes to the tile.', 'Enter or Space': "Opens the system's file picker." },
  parts: {
    'upload-tile': { 'data-invalid': 'While there is an error.' },
    'upload-tile-button': {
      'data-dragging': 'While a file is dragged over it.',
      'aria-busy': 'While it is busy.',
      'aria-describedby': 'Points to the error.',
      disabled: 'While it is disabled or busy.',
    },
    'upload-tile-input': {},
    'upload-tile-error': {},
  },
};
