import type { Guide } from '../../docs/guide.ts';

export const sectionGuide: Guide = {
  use: [
    'A page has several subjects, each with a heading: Profile and Billing of an account.',
    'A subject has parts: nest a Section of the next level.',
  ],
  avoid: [
    'It is the subject of the whole screen: use Page.',
    'It has a single field: the label of the field is enough.',
  ],
  anatomy: `<Section title="Custom fonts" level={2} description="Kept until you close the tab." actions={<Button>Upload</Button>}>
  …
</Section>`,
  keyboard: {},
  parts: {
    section: {
      'data-level': { '2': 'Under the title of the page.', '3': 'In a section.', '4': 'In a section of a section.' },
      'aria-labelledby': 'Its heading.',
    },
    'section-header': {},
    'section-title': {},
    'section-description': {},
    'section-actions': {},
  },
};
