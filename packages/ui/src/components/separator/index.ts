export { Separator } from './separator.tsx';
