import type { Conformance } from '../../testing/conformance.tsx';
import { Marquee } from './marquee.tsx';

export const conformance: Conformance[] = [
  {
    name: 'Marquee',
    component: Marquee,
    slot: 'marquee',
    tag: 'section',
    render: (props) => (
      <Marquee label="Partners" {...props}>
        <span>Harbour</span>
      </Marquee>
    ),
  },
];
