import type { Conformance } from '../../testing/conformance.tsx';
import { FormField } from './form-field.tsx';

export const conformance: Conformance[] = [
  {
    name: 'FormField',
    component: FormField,
    slot: 'form-field',
    tag: 'div',
    render: (props) => (
      <FormField label="Message" {...props}>
        {(control) => <textarea {...control} />}
      </FormField>
    ),
  },
];
