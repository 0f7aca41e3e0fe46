import type { ReactNode } from 'react';
import type { Conformance } from '../../testing/conformance.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx';

const inMenu = (children: ReactNode) => (
  <DropdownMenu open modal={false}>
    <DropdownMenuTrigger>Profile</DropdownMenuTrigger>
    <DropdownMenuContent>{children}</DropdownMenuContent>
  </DropdownMenu>
);

export const conformance: Conformance[] = [
  { name: 'DropdownMenu', component: DropdownMenu, slot: null, tag: '', render: () => inMenu('Log out') },
  {
    name: 'DropdownMenuTrigger',
    component: DropdownMenuTrigger,
    slot: 'dropdown-menu-trigger',
    tag: 'button',
    render: (props) => (
      <DropdownMenu>
        <DropdownMenuTrigger {...props}>Profile</DropdownMenuTrigger>
      </DropdownMenu>
    ),
  },
  {
    name: 'DropdownMenuContent',
    component: DropdownMenuContent,
    slot: 'dropdown-menu',
    tag: 'div',
    inPortal: true,
    render: (props) => (
      <DropdownMenu open modal={false}>
        <DropdownMenuTrigger>Profile</DropdownMenuTrigger>
        <DropdownMenuContent {...props}>
          <DropdownMenuItem>Log out</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    ),
  },
  {
    name: 'DropdownMenuItem',
    component: DropdownMenuItem,
    slot: 'dropdown-menu-item',
    tag: 'div',
    inPortal: true,
    render: (props) => inMenu(<DropdownMenuItem {...props}>Log out</DropdownMenuItem>),
  },
  {
    name: 'DropdownMenuLabel',
    component: DropdownMenuLabel,
    slot: 'dropdown-menu-label',
    tag: 'div',
    inPortal: true,
    render: (props) => inMenu(<DropdownMenuLabel {...props}>ada@example.com</DropdownMenuLabel>),
  },
  {
    name: 'DropdownMenuSeparator',
    component: DropdownMenuSeparator,
    slot: 'dropdown-menu-separator',
    tag: 'div',
    inPortal: true,
    render: (props) => inMenu(<DropdownMenuSeparator {...props} />),
  },
];
