export { ImageCard, type ImageCardProps } from './image-card.tsx';
