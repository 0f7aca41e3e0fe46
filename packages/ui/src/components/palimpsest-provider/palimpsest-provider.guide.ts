import type { Guide } from '../../docs/guide.ts';

export const palimpsestProviderGuide: Guide = {
  use: [
    'Once, around an application that is not in English, is written from right to left, or is compact.',
    'Around a part of a page with another density or another language.',
    'Around a part of a page with another theme, with `theme`: its dialogs, menus and tooltips have that theme too.',
  ],
  avoid: [
    'The application is in English, from left to right and not compact: these are the defaults.',
    'One component needs another word: give it `messages`.',
    'Only a sentence has another direction: give its element `dir`, or `dir="auto"`.',
  ],
  anatomy: `<html lang="es" dir="ltr">
  <PalimpsestProvider locale="es" messages={es}>
    <App />
  </PalimpsestProvider>
</html>`,
  keyboard: { 'Left, Right': 'Move forward and back in the writing direction, in every component inside it.' },
  parts: {
    'palimpsest-provider': {
      'data-theme': '`light` or `dark`, as `theme` has it.',
      'data-scaling': 'The size in per cent, as `theme` has it.',
    },
    'palimpsest-provider-overlays': {},
  },
};
