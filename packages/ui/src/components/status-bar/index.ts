export { StatusBar, type StatusBarProps } from './status-bar.tsx';
