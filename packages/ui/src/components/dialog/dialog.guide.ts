import type { Guide, Meanings } from '../../docs/guide.ts';
import type { DialogProps } from './dialog.tsx';

export const dialogGuide: Guide = {
  use: [
    'One thing must be answered before the rest can go on: signing in, choosing a file.',
    'What was open behind it should still be there afterwards.',
  ],
  avoid: [
    'It asks whether something may be deleted: use ConfirmDialog, whose way out has the first focus.',
    'It only tells what happened: use Toast, which goes by itself.',
    'A few settings beside the control that they belong to: use Popover.',
    'Navigation or filters on a narrow screen: use Sheet.',
  ],
  anatomy: `<Dialog open={open} onOpenChange={setOpen} title="New image" footer={<Button variant="primary">Upload</Button>}>
  <FileDropzone … />
</Dialog>`,
  keyboard: {
    'Tab, Shift Tab': 'Goes round inside it and never out of it.',
    Escape: 'Closes it, unless it is busy. The focus goes back to what opened it.',
  },
  parts: {
    'dialog-overlay': { 'data-state': { open: 'While it is open; `closed` while it fades out.' } },
    dialog: {
      'data-size': {
        sm: 'At most 400 px wide: a form.',
        md: 'At most 560 px wide: a form with a picture.',
        lg: 'At most 960 px wide: a comparison, as of prices.',
      } satisfies Meanings<DialogProps['size']>,
      'data-state': { open: 'While it is open; `closed` while it fades out.' },
      'aria-busy': 'While work is going on and nothing closes it.',
    },
    'dialog-title': {},
    'dialog-description': {},
    'dialog-body': {},
    'dialog-error': { role: { alert: 'It is announced when it appears.' } },
    'dialog-footer': {},
    'close-button': { disabled: 'While it is busy.' },
  },
};
