import type { Conformance } from '../../testing/conformance.tsx';
import { Dialog } from './dialog.tsx';

export const conformance: Conformance[] = [
  {
    name: 'Dialog',
    component: Dialog,
    slot: 'dialog',
    tag: 'div',
    inPortal: true,
    render: (props) => (
      <Dialog open title="New image" onOpenChange={() => undefined} {...props}>
        Choose an image.
      </Dialog>
    ),
  },
];
