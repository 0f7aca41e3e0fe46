import type { Conformance } from '../../testing/conformance.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

export const conformance: Conformance[] = [
  {
    name: 'ConfirmDialog',
    component: ConfirmDialog,
    slot: 'confirm-dialog',
    tag: 'div',
    inPortal: true,
    render: (props) => (
      <ConfirmDialog
        open
        title="Delete this poster?"
        confirmLabel="Delete"
        onConfirm={() => undefined}
        onOpenChange={() => undefined}
        {...props}
      />
    ),
  },
];
