import type { Guide } from '../../docs/guide.ts';

export const palimpsestProviderGuide: Guide = {
  use: [
    'Once, around an application that is not in English, is written from right to left, or is dense throughout.',
    'Around a part of a page that is denser, or in another language, than the rest.',
  ],
  avoid: [
    'The application is in English, from left to right and of usual density: these are the defaults.',
    'One component needs one other word: give it `messages`.',
    'Only a sentence is written the other way: give its element `dir`, or `dir="auto"`.',
  ],
  anatomy: `<html lang="es" dir="ltr">
  <PalimpsestProvider locale="es" messages={es}>
    <App />
  </PalimpsestProvider>
</html>`,
  keyboard: { 'Left, Right': 'Go forward and back as the page is written, in every component inside it.' },
  parts: {},
};
