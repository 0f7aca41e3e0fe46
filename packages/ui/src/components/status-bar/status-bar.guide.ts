import type { Guide, Meanings } from '../../docs/guide.ts';
import type { StatusBarProps } from './status-bar.tsx';

export const statusBarGuide: Guide = {
  use: [
    'The state of one thing among others, under its picture or in its row: a translation that waits, runs, is ready or failed.',
    'Give `progress` during work. The words name the stage: colour and icon are never alone.',
  ],
  avoid: [
    'The state is a single word, for example a plan or a role: use Badge.',
    'News about the whole view: use Banner.',
    'The whole view waits: use Spinner or ProgressBar.',
  ],
  anatomy: `<StatusBar tone="progress" label="Translating text..." progress={0.5} />`,
  keyboard: {},
  parts: {
    'status-bar': {
      'data-tone': {
        neutral: 'Nothing goes on: idle.',
        progress: 'It is worked on.',
        success: 'It is ready.',
        danger: 'It failed.',
      } satisfies Meanings<StatusBarProps['tone']>,
    },
    'status-bar-label': {},
    'progress-bar': {},
  },
};
