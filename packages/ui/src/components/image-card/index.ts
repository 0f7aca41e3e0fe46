export { ImageCard, ImageCardSkeleton, type ImageCardProps } from './image-card.tsx';
export type { ImageCardMessages } from './image-card.messages.ts';
