export { EditorLayout, type EditorLayoutProps } from './editor-layout.tsx';
