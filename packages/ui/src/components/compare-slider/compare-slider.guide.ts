import type { Guide } from '../../docs/guide.ts';

export const compareSliderGuide: Guide = {
  use: [
    'Two states of one picture differ only in some details: a poster and its translation.',
    'Both have the same proportions. Give the image of `after` its `width` and `height`, so that nothing moves while it loads.',
  ],
  avoid: ['They differ in layout or size: show them side by side.', 'A number is chosen: use Slider.'],
  anatomy: `<CompareSlider
  label="Original and translation"
  before={<img src={original} alt="A poster in English" />}
  after={<img src={translation} alt="The same poster in Spanish" width={1200} height={750} />}
/>`,
  keyboard: {
    'Arrow left, Arrow right': 'Moves the line by one percent.',
    'Page Up, Page Down': 'Shows ten percent more or less of `before`.',
    'Home, End': 'Shows all of `after`, or all of `before`.',
  },
  parts: {
    'compare-slider': { 'data-dragging': 'While a pointer drags the line.' },
    'compare-slider-before': {},
    'compare-slider-after': {},
    'compare-slider-handle': {
      'aria-valuenow': 'How much of `before` is visible, in percent.',
      'aria-valuetext': 'The same, in words.',
    },
  },
};
