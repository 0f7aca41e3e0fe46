import type { Guide, Meanings } from '../../docs/guide.ts';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

export const confirmDialogGuide: Guide = {
  use: [
    'The action cannot be undone: deleting a poster, leaving with unsaved changes.',
    'The title asks, the description says what is lost, the button repeats the verb.',
  ],
  avoid: [
    'The action can be undone: do it at once and offer Undo in a Toast.',
    'There is more to fill in than a yes or no: use Dialog.',
  ],
  anatomy: `<ConfirmDialog
  open={deleting}
  onOpenChange={setDeleting}
  title="Delete this poster?"
  description="The picture and its translations are gone for good."
  confirmLabel="Delete poster"
  onConfirm={deletePoster}
/>`,
  keyboard: {
    'Enter or Space': 'Cancels at first: Cancel has the focus.',
    'Tab, Shift Tab': 'Moves between the two buttons.',
    Escape: 'Cancels, unless it is busy. The focus returns to the element that opened it.',
  },
  parts: {
    'confirm-dialog': {
      'data-tone': {
        neutral: 'A decision without loss.',
        danger: 'What cannot be undone.',
      } satisfies Meanings<ConfirmDialogProps['tone']>,
      role: { alertdialog: 'It interrupts, and is read out whole.' },
      'aria-busy': 'While the action runs: nothing closes the dialog.',
    },
  },
};
