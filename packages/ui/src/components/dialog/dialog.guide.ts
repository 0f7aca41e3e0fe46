import type { Guide, Meanings } from '../../docs/guide.ts';
import type { DialogContentProps } from './dialog.tsx';

export const dialogGuide: Guide = {
  use: [
    'One thing must be answered before the rest can go on: signing in, choosing a file.',
    'The page behind it must stay as it is.',
  ],
  avoid: [
    'It confirms a deletion: use ConfirmDialog, where Cancel has the first focus.',
    'It only tells what happened: use Toast, which closes by itself.',
    'A few settings beside the control that they belong to: use Popover.',
    'Navigation or filters on a narrow screen: use Sheet, or Drawer on a phone.',
  ],
  anatomy: `<Dialog.Root>
  <Dialog.Trigger asChild><Button>Rename</Button></Dialog.Trigger>
  <Dialog.Content>
    <Dialog.Title>Rename this poster</Dialog.Title>
    <Dialog.Description>The new name is also the name of the exported file.</Dialog.Description>
    <Dialog.Body><TextField label="Name" /></Dialog.Body>
    <Dialog.Footer>
      <Dialog.Close asChild><Button>Cancel</Button></Dialog.Close>
      <Button variant="primary">Rename</Button>
    </Dialog.Footer>
    <Dialog.Close />
  </Dialog.Content>
</Dialog.Root>

{/* The same in one element */}
<SimpleDialog trigger={<Button>Rename</Button>} title="Rename this poster" footer={<Button variant="primary">Rename</Button>}>
  <TextField label="Name" />
</SimpleDialog>

{/* With the portal and the scrim as parts */}
<Dialog.Root>
  <Dialog.Portal>
    <Dialog.Overlay>
      <Dialog.Content>
        <Dialog.Title>Rename this poster</Dialog.Title>
      </Dialog.Content>
    </Dialog.Overlay>
  </Dialog.Portal>
</Dialog.Root>`,
  keyboard: {
    'Tab, Shift Tab': 'Moves inside it and never leaves it.',
    Escape:
      'Closes it, unless it is busy. The focus returns to the element that opened it, or to its neighbour if that is gone.',
  },
  parts: {
    'dialog-trigger': { 'data-state': { open: 'While the dialog is open.', closed: 'While it is not.' } },
    'dialog-overlay': { 'data-state': { open: 'While it is open; `closed` while it fades out.' } },
    'dialog-content': {
      'data-size': {
        sm: 'At most 400 px wide: a form.',
        md: 'At most 560 px wide: a form with a picture.',
        lg: 'At most 960 px wide: a comparison, for example of prices.',
      } satisfies Meanings<DialogContentProps['size']>,
      'data-state': { open: 'While it is open; `closed` while it fades out.' },
      'aria-busy': 'While it is busy: nothing closes it.',
    },
    'dialog-title': {},
    'dialog-description': {},
    'dialog-body': {},
    'dialog-error': { role: { alert: 'It is announced when it appears.' } },
    'dialog-footer': {},
    'dialog-close': { disabled: 'While it is busy.' },
  },
};
