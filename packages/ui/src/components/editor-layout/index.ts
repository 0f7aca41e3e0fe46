export { EditorLayout, type EditorLayoutProps, type EditorLayoutMessages } from './editor-layout.tsx';
