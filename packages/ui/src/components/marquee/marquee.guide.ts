import type { Guide } from '../../docs/guide.ts';

export const marqueeGuide: Guide = {
  use: [
    'There are more items than fit, all equally important, and nobody must read them: the logos of partners.',
    'Keep it slow: 30 to 60 px per second.',
  ],
  avoid: ['People must find and read each item: use a grid.', 'It is news: use Banner. Moving text is hard to read.'],
  anatomy: `<Marquee label="Partners" speed={40}>
  <PartnerLogo name="Harbour" />
  …
</Marquee>`,
  keyboard: {
    Tab: 'Moves through the links in the row, then to the button. The row stops while a link has the focus.',
    'Enter or Space': 'On the button: pauses or resumes the row.',
  },
  parts: {
    marquee: {
      'data-state': { running: 'It runs, unless the pointer or the focus is on it.', paused: 'It was stopped.' },
      'aria-label': 'What runs past.',
    },
    'marquee-window': {},
    'marquee-row': {},
    'marquee-copy': { inert: 'Always: screen readers and the Tab key find the items only once.' },
    'marquee-button': {},
  },
};
