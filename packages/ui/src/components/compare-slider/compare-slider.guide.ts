import type { Guide } from '../../docs/guide.ts';

export const compareSliderGuide: Guide = {
  use: [
    'Two states of one picture are alike but for what matters: a poster and its translation.',
    'Both have the same proportions. Give the image of `after` its `width` and `height`, so that nothing moves while it loads.',
  ],
  avoid: ['The two differ in layout or size: set them side by side.', 'A number is chosen: use Slider.'],
  anatomy: `<CompareSlider
  label="Original and translation"
  before={<img src={original} alt="A poster in English" />}
  after={<img src={translation} alt="The same poster in Spanish" width={1200} height={750} />}
/>`,
  keyboard: {
    'Arrow left, Arrow right': 'Moves the line by one percent.',
    'Page Up, Page Down': 'Shows ten percent more, or less, of what was before.',
    'Home, End': 'Shows all of what is after, or all of what was before.',
  },
  parts: {
    'compare-slider': { 'data-dragging': 'While a pointer pulls the line.' },
    'compare-slider-before': {},
    'compare-slider-after': {},
    'compare-slider-handle': {
      'aria-valuenow': 'How much of what was before shows, in percent.',
      'aria-valuetext': 'The same, in words.',
    },
  },
};
