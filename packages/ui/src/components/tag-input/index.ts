export { TagInput, type TagInputProps } from './tag-input.tsx';
export type { TagInputMessages } from './tag-input.messages.ts';
export type {
  TagInputInputProps,
  TagInputListProps,
  TagInputRemoveProps,
  TagInputTagProps,
} from './tag-input-parts.tsx';
export type { TagInputRootProps } from './tag-input-root.tsx';
