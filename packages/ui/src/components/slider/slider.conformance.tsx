import type { Conformance } from '../../testing/conformance.tsx';
import { Slider } from './slider.tsx';

export const conformance: Conformance[] = [
  {
    name: 'Slider',
    component: Slider,
    slot: 'slider',
    control: 'slider-input',
    tag: 'input',
    render: (props) => <Slider label="Zoom" value={50} onValueChange={() => undefined} {...props} />,
  },
];
