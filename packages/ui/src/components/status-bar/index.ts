export { StatusBar, type StatusBarProps, type StatusTone } from './status-bar.tsx';
