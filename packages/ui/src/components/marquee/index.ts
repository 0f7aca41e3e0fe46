export { Marquee, type MarqueeProps, type MarqueeMessages } from './marquee.tsx';
