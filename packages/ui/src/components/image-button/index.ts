export { ImageButton, type ImageButtonProps } from './image-button.tsx';
