export { Kbd, type KbdProps } from './kbd.tsx';
export type { KbdMessages } from './kbd.messages.ts';
