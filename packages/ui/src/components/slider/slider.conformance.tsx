import type { Conformance } from '../../testing/conformance.tsx';
import { Slider } from './slider.tsx';

export const conformance: Conformance[] = [
  {
    name: 'Slider',
    component: Slider,
    slot: 'slider',
    control: 'slider-thumb',
    tag: 'span',
    render: (props) => <Slider label="Zoom" value={50} onValueChange={() => undefined} {...props} />,
  },
];
