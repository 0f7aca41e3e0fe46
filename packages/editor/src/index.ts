export { ImageEditor } from './components/image-editor.tsx';
export type { ImageEditorProps } from './components/image-editor.tsx';
export type { EditorEvent } from './components/editor-events.ts';
export { ExclusionCanvas } from './components/exclusion-canvas.tsx';
export type { ExclusionCanvasProps } from './components/exclusion-canvas.tsx';
export { estimatedExportBytes, exportFileName, exportPng } from './export/export-png.ts';
export type { EditorImage } from './export/export-png.ts';
export type { DocumentVersion, VersionCallbacks } from './components/versions-dialog.tsx';
export type { TranslationCallbacks, TranslationRequest } from './components/translate-again.tsx';
export { editorMessages } from './messages.ts';
export { brushKinds } from './model/brush-stroke.ts';
export type { BrushStroke } from './model/brush-stroke.ts';
export type { EditorDocument } from './model/document.ts';
export { rectOfExclusion } from './model/exclusion-rectangle.ts';
export type { ExclusionRectangle } from './model/exclusion-rectangle.ts';
export { perspectiveTo } from '@palimpsest/typeset';
export type { StyledRun } from '@palimpsest/typeset';
export { loadTextFonts } from './fonts/load-text-fonts.ts';
export { createTranslatedText } from './model/text.ts';
export type { EditorText, LeftReason, TextAttributes, TranslatedText } from './model/text.ts';
export type { TextPatch } from './model/text-patch.ts';
export { createLayOut } from './model/text-layout.ts';
export type { LayOut } from './model/text-layout.ts';
export {
  addText,
  editText,
  finishEditing,
  placeText,
  removeTexts,
  selectTexts,
  styleTexts,
  writeText,
} from './commands/texts.ts';
export type { GeometryPatch, StylePatch } from './commands/texts.ts';
export { EditorRoot } from './parts/editor-root.tsx';
export type { EditorRootProps } from './parts/editor-root.tsx';
export { EditorNotice, EditorToolbar } from './parts/editor-toolbar.tsx';
export { EditorCanvas, EditorCompareControls, EditorZoomControls } from './parts/editor-canvas.tsx';
export type { EditorCanvasProps } from './parts/editor-canvas.tsx';
export { EditorPanel } from './parts/editor-panel.tsx';
export type { EditorPanelProps } from './parts/editor-panel.tsx';
export { TextList } from './parts/text-list.tsx';
export { EditorDialogs } from './parts/editor-dialogs.tsx';
export { useEditorStore } from './parts/editor-parts.ts';
export { TextPanel } from './components/text-panel.tsx';
export type { TextPanelProps } from './components/text-panel.tsx';
export { createEditor } from './create-editor.ts';
export { getDocument, getText } from './store.ts';
export { useEditor } from './use-editor.ts';
export type { EditorOptions } from './create-editor.ts';
export type { EditorState, EditorStore } from './store.ts';
