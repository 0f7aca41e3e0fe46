import type { Conformance } from '../../testing/conformance.tsx';
import { Tooltip } from './tooltip.tsx';

export const conformance: Conformance[] = [
  {
    name: 'Tooltip',
    component: Tooltip,
    slot: 'tooltip',
    tag: 'div',
    inPortal: true,
    render: (props) => (
      <Tooltip content="Drag a corner to resize" defaultOpen {...props}>
        <button type="button">Resize</button>
      </Tooltip>
    ),
  },
];
