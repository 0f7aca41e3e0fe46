import type { Guide } from '../../docs/guide.ts';

export const editorLayoutGuide: Guide = {
  use: [
    'People work on one object, with its properties beside it: the canvas and the typography panel.',
    'Give it a height: it fills its container.',
  ],
  avoid: ['A page of text: use Page with Section.', 'A temporary panel over the work: use Sheet.'],
  anatomy: `<EditorLayout
  main={<Canvas />}
  side={<TypographyPanel {...text} />}
  messages={{ side: 'Text properties' }}
/>`,
  keyboard: { Tab: 'Moves through the canvas, then the panel.' },
  parts: {
    'editor-layout': {},
    'editor-layout-main': {},
    'editor-layout-side': { 'aria-label': 'What the panel is.' },
  },
};
