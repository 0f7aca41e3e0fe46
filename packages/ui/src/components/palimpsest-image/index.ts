export { PalimpsestImage, type PalimpsestImageProps } from './palimpsest-image.tsx';
export type { PalimpsestImageMessages } from './palimpsest-image.messages.ts';
