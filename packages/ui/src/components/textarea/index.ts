export { TextareaField, type TextareaFieldProps } from './textarea.tsx';
