import type { Conformance } from '../../testing/conformance.tsx';
import { Combobox } from './combobox.tsx';

export const conformance: Conformance[] = [
  {
    name: 'Combobox',
    component: Combobox,
    slot: 'combobox',
    control: 'combobox-trigger',
    tag: 'button',
    render: (props) => (
      <Combobox
        label="Target language"
        value=""
        options={[{ value: 'Welsh', label: 'Welsh' }]}
        onValueChange={() => undefined}
        {...props}
      />
    ),
  },
];
