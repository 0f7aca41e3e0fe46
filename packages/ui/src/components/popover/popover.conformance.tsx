import type { Conformance } from '../../testing/conformance.tsx';
import { Popover, PopoverAnchor, PopoverContent, PopoverTrigger } from './popover.tsx';

export const conformance: Conformance[] = [
  {
    name: 'Popover',
    component: Popover,
    slot: null,
    tag: 'div',
    render: () => <Popover />,
  },
  {
    name: 'PopoverAnchor',
    component: PopoverAnchor,
    slot: 'popover-anchor',
    tag: 'div',
    render: (props) => (
      <Popover>
        <PopoverAnchor {...props} />
      </Popover>
    ),
  },
  {
    name: 'PopoverTrigger',
    component: PopoverTrigger,
    slot: 'popover-trigger',
    tag: 'button',
    render: (props) => (
      <Popover>
        <PopoverTrigger {...props}>Rename</PopoverTrigger>
      </Popover>
    ),
  },
  {
    name: 'PopoverContent',
    component: PopoverContent,
    slot: 'popover',
    tag: 'div',
    inPortal: true,
    render: (props) => (
      <Popover open>
        <PopoverTrigger>Rename</PopoverTrigger>
        <PopoverContent aria-label="Rename the text" {...props} />
      </Popover>
    ),
  },
];
