import type { Conformance } from '../../testing/conformance.tsx';
import { Kbd } from './kbd.tsx';

export const conformance: Conformance[] = [
  { name: 'Kbd', component: Kbd, slot: 'kbd', tag: 'kbd', render: (props) => <Kbd keys={['Ctrl', 'Z']} {...props} /> },
];
