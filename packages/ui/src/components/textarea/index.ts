export { Textarea, TextareaField, type TextareaFieldProps, type TextareaProps } from './textarea.tsx';
