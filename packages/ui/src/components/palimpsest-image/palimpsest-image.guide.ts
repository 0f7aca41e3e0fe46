import type { Guide } from '../../docs/guide.ts';

export const palimpsestImageGuide: Guide = {
  use: [
    'A translated picture whose original people want to see from time to time: it shows through while they hold the button or a key.',
    'It works over a canvas too: `children` may be any content with the proportions of the original.',
  ],
  avoid: [
    'People compare both pictures part by part: use CompareSlider.',
    'Their proportions differ: show them side by side.',
  ],
  anatomy: `<PalimpsestImage hotkey="o" original={<img src={original} alt="A poster in English" />}>
  <img src={translation} alt="The same poster in Spanish" width={1200} height={750} />
</PalimpsestImage>`,
  keyboard: {
    'Space or Enter': 'On the button: shows the original while it is held.',
    '`hotkey`': 'Does the same from anywhere on the page outside of text fields.',
  },
  parts: {
    'palimpsest-image': { 'data-showing': 'While the original shows through.' },
    'palimpsest-image-original': { 'aria-hidden': '`true` while it is covered.' },
    'palimpsest-image-top': { 'aria-hidden': '`true` while the original shows through it.' },
    'palimpsest-image-button': { 'aria-pressed': 'Whether the original shows through.' },
  },
};
