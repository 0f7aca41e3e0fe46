import type { Guide } from '../../docs/guide.ts';

export const pageGuide: Guide = {
  use: ['A screen has one subject, named by one heading, and is read from there down: a list, a form, an account.'],
  avoid: [
    'The screen is a tool that fills the window: use EditorLayout.',
    'It is a part of a screen: use Section, as many as there are subjects.',
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
