export { EditorLayout, type EditorLayoutProps } from './editor-layout.tsx';
export type { EditorLayoutMessages } from './editor-layout.messages.ts';
