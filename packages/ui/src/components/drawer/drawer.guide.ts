import type { Guide } from '../../docs/guide.ts';

export const drawerGuide: Guide = {
  use: [
    'On a phone: the properties of the selected text, filters, the actions of one item.',
    'People close it often and with the thumb: they drag the handle down.',
  ],
  avoid: [
    'The screen is wide: use Sheet, Popover, or the side panel of EditorLayout.',
    'A question with one answer: use ConfirmDialog.',
  ],
  anatomy: `<Drawer.Root>
  <Drawer.Trigger asChild><Button>Style</Button></Drawer.Trigger>
  <Drawer.Content>
    <Drawer.Handle />
    <Drawer.Title>Text style</Drawer.Title>
    <Drawer.Description>“Summer sale” on the Lyon poster</Drawer.Description>
    <Drawer.Body>…</Drawer.Body>
    <Drawer.Footer><Button variant="primary">Done</Button></Drawer.Footer>
  </Drawer.Content>
</Drawer.Root>

{/* With the portal and the scrim as parts */}
<Drawer.Root>
  <Drawer.Portal>
    <Drawer.Overlay>
      <Drawer.Content>
        <Drawer.Title>Rename this poster</Drawer.Title>
      </Drawer.Content>
    </Drawer.Overlay>
  </Drawer.Portal>
</Drawer.Root>`,
  keyboard: {
    'Tab, Shift Tab': 'Moves inside it and never leaves it.',
    'Enter or Space on the handle': 'Closes it.',
    Escape: 'Closes it, unless it is busy. The focus returns to the element that opened it.',
  },
  parts: {
    'drawer-trigger': { 'data-state': { open: 'While the drawer is open.' } },
    'drawer-overlay': { 'data-state': { open: 'While it is open; `closed` while it fades out.' } },
    'drawer-content': {
      'data-state': { open: 'While it is open; `closed` while it slides out.' },
      'aria-busy': 'While it is busy: nothing closes it.',
    },
    'drawer-handle': { disabled: 'While it is busy.' },
    'drawer-title': {},
    'drawer-description': {},
    'drawer-body': {},
    'drawer-footer': {},
    'drawer-close': {},
  },
};
