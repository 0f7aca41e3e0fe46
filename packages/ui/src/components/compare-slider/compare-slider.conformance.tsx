import type { Conformance } from '../../testing/conformance.tsx';
import { CompareSlider } from './compare-slider.tsx';

export const conformance: Conformance[] = [
  {
    name: 'CompareSlider',
    component: CompareSlider,
    slot: 'compare-slider',
    tag: 'div',
    render: (props) => (
      <CompareSlider
        label="Original and translation"
        before={<p>Fresh bread</p>}
        after={<p>Pan fresco</p>}
        {...props}
      />
    ),
  },
];
