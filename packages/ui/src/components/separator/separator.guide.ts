import type { Guide } from '../../docs/guide.ts';

export const separatorGuide: Guide = {
  use: ['Two ways to the same end, with "or" between them.', 'Groups of controls in one line or one panel.'],
  avoid: [
    'Space alone is enough to separate them: omit it.',
    'It divides a menu, a select or a toolbar: those have their own.',
  ],
  anatomy: `<Separator />
<Separator orientation="vertical" />
<Separator>or</Separator>`,
  keyboard: {},
  parts: {
    separator: {
      'data-orientation': {
        horizontal: 'A line across.',
        vertical: 'A line from top to bottom, as high as its place.',
      },
    },
  },
};
