import type { Guide } from '../../docs/guide.ts';

export const directionProviderGuide: Guide = {
  use: ['Once, around an application that can be written from right to left, beside `dir` on the page.'],
  avoid: [
    'The page is always written from left to right: leave it out.',
    'Only a sentence is written the other way: give its element `dir`, or `dir="auto"`.',
  ],
  anatomy: `<html dir="rtl">
  <DirectionProvider dir="rtl">
    <App />
  </DirectionProvider>
</html>`,
  keyboard: { 'Left, Right': 'Go forward and back as the page is written, in every component inside it.' },
  parts: {},
};
