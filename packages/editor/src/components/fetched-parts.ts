import type { EditorSurface } from '../actions/editor-context.ts';
import { fetchedPart } from './fetched.tsx';

// Few users open these surfaces, and nobody at once.
export const EditorCommandMenu = fetchedPart(async () => (await import('./editor-commands.tsx')).EditorCommandMenu);
export const ShortcutSheet = fetchedPart(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet);
export const ExportDialog = fetchedPart(async () => (await import('./export-dialog.tsx')).ExportDialog);
export const VersionsDialog = fetchedPart(async () => (await import('./versions-dialog.tsx')).VersionsDialog);
export const ActionMenu = fetchedPart(async () => (await import('./action-menu.tsx')).ActionMenu);

/** The panel loads after the picture and its texts, which can be seen and dragged without it. */
export const TextPanel = fetchedPart(async () => (await import('./text-panel.tsx')).TextPanel);
/** The list of layers has code of its own for dragging and virtualising rows. */
export const LayersPanel = fetchedPart(async () => (await import('./layers-panel.tsx')).LayersPanel);

const partOf = {
  commands: EditorCommandMenu,
  shortcuts: ShortcutSheet,
  export: ExportDialog,
  versions: VersionsDialog,
  layers: LayersPanel,
} satisfies Partial<Record<EditorSurface, { prefetch: () => void }>>;

/** Props of a button that opens a surface: hovering over it or focusing it prefetches the code of the surface. */
export function prefetchProps(surface: keyof typeof partOf): { onPointerEnter: () => void; onFocus: () => void } {
  const { prefetch } = partOf[surface];
  return { onPointerEnter: prefetch, onFocus: prefetch };
}
