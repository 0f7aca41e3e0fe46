import type { Guide } from '../../docs/guide.ts';

export const imageCardGuide: Guide = {
  use: [
    'One picture among others in a grid, with its state: a translation on the dashboard, a process in the admin list.',
    'Give a finished translation as `src` and its original as `originalSrc`.',
    'Give it `onOpen` only when there is something to open. Without `onOpen` it is not a button.',
  ],
  avoid: [
    'The place of a picture that does not exist yet: use UploadTile.',
    'A picture before and after: use CompareSlider.',
    'The face of a person: use Avatar.',
  ],
  anatomy: `<ImageCard
  src={signedUrl}
  alt="English to Spanish, Nov 20, 2026"
  title="spring-fair.png"
  status={<StatusBar tone="success" label="Completed" />}
  caption="English to Spanish"
  onOpen={openEditor}
/>`,
  keyboard: { Tab: 'Moves to the card if it can be opened.', 'Enter or Space': 'Opens it.' },
  parts: {
    'image-card': { 'data-clickable': 'While it can be opened.' },
    'image-card-picture': {
      'data-state': {
        loading: 'Its address or the picture itself is still to come.',
        loaded: 'It is shown.',
        failed: 'There is no picture, or it could not be loaded.',
      },
    },
    'image-card-footer': {},
    'image-card-original': {},
    'image-card-title': {},
    'image-card-actions': {},
    'image-card-caption': {},
    'image-card-problem': {},
    'image-card-retry': {},
    'image-card-skeleton': {},
    'image-card-open': { 'aria-label': 'What the picture is.' },
  },
};
