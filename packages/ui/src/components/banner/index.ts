export { Banner, type BannerProps, type BannerMessages } from './banner.tsx';
