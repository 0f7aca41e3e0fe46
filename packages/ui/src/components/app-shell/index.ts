export {
  AppShell,
  HeaderBar,
  SideBar,
  SideBarItem,
  type AppShellProps,
  type HeaderBarProps,
  type SideBarItemProps,
  type SideBarProps,
} from './app-shell.tsx';
