import type { Guide } from '../../docs/guide.ts';

export const pageGuide: Guide = {
  use: ['A screen with one subject and one heading: a list, a form, an account.'],
  avoid: [
    'The screen is a tool that fills the window: use EditorLayout.',
    'It is a part of a screen: use one Section per subject.',
  ],
  anatomy: `<Page title="Recent Localizations" description="Newest first." actions={<Button>Filter</Button>}>
  …
</Page>`,
  keyboard: {},
  parts: {
    page: {},
    'page-header': {},
    'page-title': {},
    'page-description': {},
    'page-actions': {},
  },
};
