import type { Conformance } from '../../testing/conformance.tsx';
import { ProgressBar } from './progress-bar.tsx';

export const conformance: Conformance[] = [
  {
    name: 'ProgressBar',
    component: ProgressBar,
    slot: 'progress-bar',
    tag: 'div',
    render: (props) => <ProgressBar label="Upload" value={0.4} {...props} />,
  },
];
