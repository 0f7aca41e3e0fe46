import type { Guide, Meanings } from '../../docs/guide.ts';
import type { QueuedFile } from './file-queue.tsx';

export const fileQueueGuide: Guide = {
  use: [
    'Several files are uploaded or worked on at once, and each may fail on its own.',
    'Below a FileDropzone with `multiple`: dropped files appear in the list.',
  ],
  avoid: [
    'There is one file: use FileDropzone, whose area shows it, and Stepper for its stages.',
    'The work is done and people look at the results: use ImageCard in a grid, or DataTable.',
  ],
  anatomy: `<FileQueue
  label="Uploads"
  files={[{ id: '1', name: 'spring-menu.png', size: 2400000, status: 'working', progress: 0.4 }]}
  onCancel={cancel}
  onRetry={retry}
  onRemove={remove}
/>`,
  keyboard: { Tab: 'Moves through the buttons of the files.', 'Enter or Space': 'Presses the button.' },
  parts: {
    'file-queue': {},
    'file-queue-summary': {},
    'file-queue-item': {
      'data-status': {
        waiting: 'It has not begun.',
        working: 'It is going on.',
        done: 'It is done.',
        failed: 'It failed; the reason is below its name.',
        cancelled: 'It was stopped, and can be begun again.',
      } satisfies Meanings<QueuedFile['status']>,
    },
    'file-queue-status': {},
  },
};
