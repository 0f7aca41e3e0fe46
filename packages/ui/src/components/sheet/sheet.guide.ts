import type { Guide, Meanings } from '../../docs/guide.ts';
import type { SheetContentProps } from './sheet.tsx';

export const sheetGuide: Guide = {
  use: [
    'Navigation, filters or a settings panel where the screen has no room to show them beside the work.',
    'A list that is longer than the window: title, cross and footer stay in place while it scrolls.',
  ],
  avoid: [
    'There is room beside the work: use the side panel of EditorLayout.',
    'The screen is a phone: use Drawer, which is within reach of the thumb.',
    'It asks for one thing in the middle of the work: use Dialog.',
  ],
  anatomy: `<Sheet.Root>
  <Sheet.Trigger asChild><Button>Filters</Button></Sheet.Trigger>
  <Sheet.Content side="end">
    <Sheet.Title>Filters</Sheet.Title>
    <Sheet.Description>Which posters the list shows.</Sheet.Description>
    <Sheet.Body>…</Sheet.Body>
    <Sheet.Footer><Button variant="primary">Show 12 posters</Button></Sheet.Footer>
    <Sheet.Close />
  </Sheet.Content>
</Sheet.Root>

{/* With the portal and the scrim as parts */}
<Sheet.Root>
  <Sheet.Portal>
    <Sheet.Overlay>
      <Sheet.Content>
        <Sheet.Title>Rename this poster</Sheet.Title>
      </Sheet.Content>
    </Sheet.Overlay>
  </Sheet.Portal>
</Sheet.Root>`,
  keyboard: {
    'Tab, Shift Tab': 'Moves inside it and never leaves it.',
    Escape: 'Closes it, unless it is busy. The focus returns to the element that opened it.',
  },
  parts: {
    'sheet-trigger': { 'data-state': { open: 'While the sheet is open.' } },
    'sheet-overlay': { 'data-state': { open: 'While it is open; `closed` while it fades out.' } },
    'sheet-content': {
      'data-side': {
        end: 'At the side where lines end: settings, filters.',
        start: 'At the side where lines begin: navigation.',
      } satisfies Meanings<SheetContentProps['side']>,
      'data-state': { open: 'While it is open; `closed` while it slides out.' },
      'aria-busy': 'While it is busy: nothing closes it.',
    },
    'sheet-title': {},
    'sheet-description': {},
    'sheet-body': {},
    'sheet-footer': {},
    'sheet-close': { disabled: 'While it is busy.' },
  },
};
