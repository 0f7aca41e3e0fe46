import type { Guide } from '../../docs/guide.ts';

export const editorLayoutGuide: Guide = {
  use: [
    'One thing is worked on, and its properties are beside it: the canvas and the typography panel.',
    'Give it a height: it fills its container.',
  ],
  avoid: ['A page that is read: use Page with Section.', 'A panel that comes and goes over the work: use Sheet.'],
  anatomy: `<EditorLayout
  main={<Canvas />}
  side={<TypographyPanel {...text} />}
  messages={{ side: 'Text properties' }}
/>`,
  keyboard: { Tab: 'Goes through the canvas, then the panel.' },
  parts: {
    'editor-layout': {},
    'editor-layout-main': {},
    'editor-layout-side': { 'aria-label': 'What the panel is.' },
  },
};
