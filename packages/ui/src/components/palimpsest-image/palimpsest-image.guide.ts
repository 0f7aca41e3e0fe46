import type { Guide } from '../../docs/guide.ts';

export const palimpsestImageGuide: Guide = {
  use: [
    'A translated picture whose original is wanted now and then: hold the button, or a key, and the first writing shows through.',
    'Over a canvas as well: `children` may be anything that has the proportions of the original.',
  ],
  avoid: [
    'Both pictures are compared part by part: use CompareSlider.',
    'They differ in proportions: set them side by side.',
  ],
  anatomy: `<PalimpsestImage hotkey="o" original={<img src={original} alt="A poster in English" />}>
  <img src={translation} alt="The same poster in Spanish" width={1200} height={750} />
</PalimpsestImage>`,
  keyboard: {
    'Space or Enter': 'On the button: shows the original while it is held.',
    '`hotkey`': 'Does the same from anywhere on the page, unless text is typed.',
  },
  parts: {
    'palimpsest-image': { 'data-showing': 'While the original shows through.' },
    'palimpsest-image-original': { 'aria-hidden': '`true` while it is covered.' },
    'palimpsest-image-top': { 'aria-hidden': '`true` while the original shows through it.' },
    'palimpsest-image-button': { 'aria-pressed': 'Whether the original shows through.' },
  },
};
