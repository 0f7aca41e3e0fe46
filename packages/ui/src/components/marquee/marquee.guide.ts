import type { Guide } from '../../docs/guide.ts';

export const marqueeGuide: Guide = {
  use: [
    'There are more marks than fit, none is more important than another, and nobody has to read them: the logos of partners.',
    'Keep it slow: 30 to 60 px per second.',
  ],
  avoid: [
    'Each item must be found and read: set them in a grid.',
    'It is news: use Banner. Text that runs away is hard to read.',
  ],
  anatomy: `<Marquee label="Partners" speed={40}>
  <PartnerLogo name="Harbour" />
  …
</Marquee>`,
  keyboard: {
    Tab: 'Goes through the links in the row, which stops while one has the focus, then to the button.',
    'Enter or Space': 'On the button: stops the row, or lets it run again.',
  },
  parts: {
    marquee: {
      'data-state': { running: 'It runs, unless the pointer or the focus is on it.', paused: 'It was stopped.' },
      'aria-label': 'What runs past.',
    },
    'marquee-window': {},
    'marquee-row': {},
    'marquee-copy': { inert: 'Always: screen readers and the Tab key meet the row once.' },
    'marquee-button': {},
  },
};
