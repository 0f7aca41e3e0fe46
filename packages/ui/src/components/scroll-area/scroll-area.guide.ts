import type { Guide, Meanings } from '../../docs/guide.ts';
import type { ScrollAreaProps } from './scroll-area.tsx';

export const scrollAreaGuide: Guide = {
  use: ['A panel beside the work that is longer than the window: layers, versions, languages.', 'A row of thumbnails.'],
  avoid: [
    'The page itself scrolls: the browser does that.',
    'It is the content of a dialog, sheet or menu: those scroll already.',
  ],
  anatomy: `<ScrollArea label="Versions" className="h-80">…</ScrollArea>`,
  keyboard: { 'Arrow keys, Page Up, Page Down, Home, End': 'Scroll it while it, or something in it, has the focus.' },
  parts: {
    'scroll-area': {
      'data-orientation': {
        vertical: 'It scrolls up and down.',
        horizontal: 'It scrolls to the sides.',
        both: 'It scrolls both ways.',
      } satisfies Meanings<ScrollAreaProps['orientation']>,
    },
    'scroll-area-viewport': {},
    'scroll-area-bar': { 'data-state': { visible: 'While the bar is visible; `hidden` while it fades.' } },
    'scroll-area-thumb': {},
  },
};
