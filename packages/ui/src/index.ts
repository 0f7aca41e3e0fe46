export { cn } from './lib/cn.ts';
