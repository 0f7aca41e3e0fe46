export { ImageCard, ImageCardSkeleton, type ImageCardProps, type ImageCardMessages } from './image-card.tsx';
