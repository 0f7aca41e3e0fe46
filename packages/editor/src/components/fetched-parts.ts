import type { EditorSurface } from '../actions/editor-context.ts';
import { fetchedPart } from './fetched.tsx';

// What opens over the editor is asked for by few, and never at once.
export const EditorCommandMenu = fetchedPart(async () => (await import('./editor-commands.tsx')).EditorCommandMenu);
export const ShortcutSheet = fetchedPart(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet);
export const ExportDialog = fetchedPart(async () => (await import('./export-dialog.tsx')).ExportDialog);
export const VersionsDialog = fetchedPart(async () => (await import('./versions-dialog.tsx')).VersionsDialog);
export const ActionMenu = fetchedPart(async () => (await import('./action-menu.tsx')).ActionMenu);

/** The picture and its texts are seen and dragged without the panel: it comes beside them. */
export const TextPanel = fetchedPart(async () => (await import('./text-panel.tsx')).TextPanel);
/** Rows that are dragged and drawn only in sight take code that nothing else here needs. */
export const LayersPanel = fetchedPart(async () => (await import('./layers-panel.tsx')).LayersPanel);

const partOf = {
  commands: EditorCommandMenu,
  shortcuts: ShortcutSheet,
  export: ExportDialog,
  versions: VersionsDialog,
  layers: LayersPanel,
} satisfies Partial<Record<EditorSurface, { ahead: () => void }>>;

/** Props of what opens a surface: its code is fetched while the pointer or the keyboard is on it, before it is pressed. */
export function fetchesAhead(surface: keyof typeof partOf): { onPointerEnter: () => void; onFocus: () => void } {
  const { ahead } = partOf[surface];
  return { onPointerEnter: ahead, onFocus: ahead };
}
