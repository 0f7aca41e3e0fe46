import type { Conformance } from '../../testing/conformance.tsx';
import { TagInput } from './tag-input.tsx';

export const conformance: Conformance[] = [
  {
    name: 'TagInput',
    component: TagInput,
    slot: 'tag-input',
    control: 'input',
    tag: 'input',
    render: (props) => <TagInput label="Blacklist" value={['Olympe']} onValueChange={() => undefined} {...props} />,
  },
];
