import type { Conformance } from '../../testing/conformance.tsx';
import { Avatar } from './avatar.tsx';

export const conformance: Conformance[] = [
  {
    name: 'Avatar',
    component: Avatar,
    slot: 'avatar',
    tag: 'span',
    render: (props) => <Avatar name="Ada Lovelace" {...props} />,
  },
];
