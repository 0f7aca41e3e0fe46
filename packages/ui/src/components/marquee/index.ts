export { Marquee, type MarqueeProps } from './marquee.tsx';
export type { MarqueeMessages } from './marquee.messages.ts';
