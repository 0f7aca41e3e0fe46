import type { Conformance } from '../../testing/conformance.tsx';
import { Logo } from './logo.tsx';

export const conformance: Conformance[] = [
  { name: 'Logo', component: Logo, slot: 'logo', tag: 'span', render: (props) => <Logo {...props} /> },
];
