import type { Conformance } from '../../testing/conformance.tsx';
import { Banner } from './banner.tsx';

export const conformance: Conformance[] = [
  {
    name: 'Banner',
    component: Banner,
    slot: 'banner',
    tag: 'div',
    render: (props) => <Banner {...props}>A new version of the reader is ready.</Banner>,
  },
];
