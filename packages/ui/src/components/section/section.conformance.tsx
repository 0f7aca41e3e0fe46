import type { Conformance } from '../../testing/conformance.tsx';
import { Section } from './section.tsx';

export const conformance: Conformance[] = [
  {
    name: 'Section',
    component: Section,
    slot: 'section',
    tag: 'section',
    render: (props) => <Section title="Custom fonts" {...props} />,
  },
];
