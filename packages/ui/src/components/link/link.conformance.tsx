import type { Conformance } from '../../testing/conformance.tsx';
import { Link } from './link.tsx';

export const conformance: Conformance[] = [
  {
    name: 'Link',
    component: Link,
    slot: 'link',
    tag: 'a',
    render: (props) => (
      <Link href="#home" {...props}>
        Return to Home
      </Link>
    ),
  },
];
