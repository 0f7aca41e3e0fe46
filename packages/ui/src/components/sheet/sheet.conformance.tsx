import type { Conformance } from '../../testing/conformance.tsx';
import { Sheet } from './sheet.tsx';

export const conformance: Conformance[] = [
  {
    name: 'Sheet',
    component: Sheet,
    slot: 'sheet',
    tag: 'div',
    inPortal: true,
    render: (props) => (
      <Sheet open title="Filters" onOpenChange={() => undefined} {...props}>
        Every language.
      </Sheet>
    ),
  },
];
