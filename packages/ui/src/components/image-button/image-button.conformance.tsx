import type { Conformance } from '../../testing/conformance.tsx';
import { ImageButton } from './image-button.tsx';

export const conformance: Conformance[] = [
  {
    name: 'ImageButton',
    component: ImageButton,
    slot: 'image-button',
    tag: 'button',
    render: (props) => <ImageButton {...props}>Try for free</ImageButton>,
  },
];
