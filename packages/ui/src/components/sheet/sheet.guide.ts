import type { Guide, Meanings } from '../../docs/guide.ts';
import type { SheetProps } from './sheet.tsx';

export const sheetGuide: Guide = {
  use: [
    'Navigation, filters or a settings panel where the screen has no room to show them beside the work.',
    'A list that is longer than the window: title, cross and footer stay while it scrolls.',
  ],
  avoid: [
    'There is room beside the work: use the side panel of EditorLayout.',
    'It asks for one thing in the middle of the work: use Dialog.',
  ],
  anatomy: `<Sheet open={open} onOpenChange={setOpen} side="bottom" title="Typography">
  <TypographyPanel … />
</Sheet>`,
  keyboard: {
    'Tab, Shift Tab': 'Goes round inside it and never out of it.',
    Escape: 'Closes it, unless it is busy. The focus goes back to what opened it.',
  },
  parts: {
    sheet: {
      'data-side': {
        end: 'Fastened to the side where lines end, at most 360 px wide: settings, filters.',
        start: 'Fastened to the side where lines begin, at most 360 px wide: navigation.',
        bottom: 'Fastened to the bottom, as high as its content up to 85 %: within reach of the thumb.',
      } satisfies Meanings<SheetProps['side']>,
      'data-state': { open: 'While it is open; `closed` while it fades out.' },
      'aria-busy': 'While work is going on and nothing closes it.',
    },
  },
};
