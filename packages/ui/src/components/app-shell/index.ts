export { AppShell, type AppShellProps } from './app-shell.tsx';
export { HeaderBar, type HeaderBarProps } from './header-bar.tsx';
export { SideBar, SideBarItem, type SideBarItemProps, type SideBarProps, type SideBarMessages } from './side-bar.tsx';
