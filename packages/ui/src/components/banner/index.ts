export { Banner, type BannerProps } from './banner.tsx';
export type { BannerMessages } from './banner.messages.ts';
