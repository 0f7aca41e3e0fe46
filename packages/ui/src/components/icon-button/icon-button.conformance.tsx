import { Trash2 } from '../../icons/icons.ts';
import type { Conformance } from '../../testing/conformance.tsx';
import { IconButton } from './icon-button.tsx';

export const conformance: Conformance[] = [
  {
    name: 'IconButton',
    component: IconButton,
    slot: 'icon-button',
    tag: 'button',
    render: (props) => (
      <IconButton label="Remove" {...props}>
        <Trash2 />
      </IconButton>
    ),
  },
];
