export { AppShell, type AppShellProps } from './app-shell.tsx';
export { HeaderBar, type HeaderBarProps } from './header-bar.tsx';
export { SideBar, SideBarItem, type SideBarItemProps, type SideBarProps } from './side-bar.tsx';
export type { SideBarMessages } from './side-bar.messages.ts';
