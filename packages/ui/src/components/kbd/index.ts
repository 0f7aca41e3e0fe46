export { Kbd, type KbdProps, type KbdMessages } from './kbd.tsx';
