import { lazy } from 'react';
import type { EditorSurface } from '../actions/editor-context.ts';
import { FromFirstOpening } from '../components/from-first-opening.tsx';
import { useEditorParts } from './editor-parts.ts';

// Asked for by few, and never at once.
const EditorCommandMenu = lazy(async () => ({
  default: (await import('../components/editor-commands.tsx')).EditorCommandMenu,
}));
const ShortcutSheet = lazy(async () => ({ default: (await import('../components/shortcut-sheet.tsx')).ShortcutSheet }));
const ExportDialog = lazy(async () => ({ default: (await import('../components/export-dialog.tsx')).ExportDialog }));
const VersionsDialog = lazy(async () => ({
  default: (await import('../components/versions-dialog.tsx')).VersionsDialog,
}));

/** What opens over the editor: exports in other formats, versions, every action by name, and the keys. The code of each comes when it opens. */
export function EditorDialogs() {
  const { context, surfaces, image, original, patches, retouch, exports, versions } = useEditorParts();
  const opening = (surface: EditorSurface) => ({
    open: surfaces.isOpen(surface),
    onOpenChange: (open: boolean) => surfaces.setOpen(surface, open),
  });
  return (
    <>
      <FromFirstOpening open={surfaces.isOpen('export')}>
        <ExportDialog
          {...{ context, image, original, patches, retouch }}
          {...opening('export')}
          onExport={exports.start}
          onCopy={exports.copy}
        />
      </FromFirstOpening>
      {versions ? (
        <FromFirstOpening open={surfaces.isOpen('versions')}>
          <VersionsDialog {...{ context, ...versions }} {...opening('versions')} />
        </FromFirstOpening>
      ) : null}
      <FromFirstOpening open={surfaces.isOpen('commands')}>
        <EditorCommandMenu context={context} {...opening('commands')} />
      </FromFirstOpening>
      <FromFirstOpening open={surfaces.isOpen('shortcuts')}>
        <ShortcutSheet {...opening('shortcuts')} />
      </FromFirstOpening>
    </>
  );
}
