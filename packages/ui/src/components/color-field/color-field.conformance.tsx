import type { Conformance } from '../../testing/conformance.tsx';
import { ColorField } from './color-field.tsx';

export const conformance: Conformance[] = [
  {
    name: 'ColorField',
    component: ColorField,
    slot: 'color-field',
    control: 'input',
    tag: 'input',
    render: (props) => <ColorField label="Color" value="#173bac" onValueChange={() => undefined} {...props} />,
  },
];
