import type { Conformance } from '../../testing/conformance.tsx';
import { AppShell } from './app-shell.tsx';
import { HeaderBar } from './header-bar.tsx';
import { SideBar, SideBarItem } from './side-bar.tsx';

export const conformance: Conformance[] = [
  {
    name: 'AppShell',
    component: AppShell,
    slot: 'app-shell',
    tag: 'div',
    render: (props) => <AppShell sideBar={null} header={null} {...props} />,
  },
  {
    name: 'HeaderBar',
    component: HeaderBar,
    slot: 'header-bar',
    tag: 'header',
    render: (props) => <HeaderBar credits="5 credits" {...props} />,
  },
  { name: 'SideBar', component: SideBar, slot: 'side-bar', tag: 'nav', render: (props) => <SideBar {...props} /> },
  {
    name: 'SideBarItem',
    component: SideBarItem,
    slot: 'side-bar-item',
    tag: 'button',
    render: (props) => <SideBarItem label="New image" {...props} />,
  },
];
