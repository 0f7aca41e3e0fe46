import { shownActions } from '../actions/action.ts';
import type { EditorSurface } from '../actions/editor-context.ts';
import { EditorCommandMenu, ExportDialog, ShortcutSheet, VersionsDialog } from '../components/fetched-parts.ts';
import { FromFirstOpening } from '../components/from-first-opening.tsx';
import { useEditorParts } from './editor-parts.ts';

/** The dialogs over the editor: export in other formats, versions, the command menu and the shortcut sheet. The code of each is fetched when it opens. */
export function EditorDialogs() {
  const { context, surfaces, image, original, patches, retouch, exports, versions, onUnavailable } = useEditorParts();
  const opening = (surface: EditorSurface) => ({
    open: surfaces.isOpen(surface),
    onOpenChange: (open: boolean) => surfaces.setOpen(surface, open),
  });
  const fetching = (surface: EditorSurface) => ({
    open: surfaces.isOpen(surface),
    onFailed: () => {
      surfaces.setOpen(surface, false);
      onUnavailable();
    },
  });
  return (
    <>
      <FromFirstOpening {...fetching('export')}>
        <ExportDialog
          {...{ context, image, original, patches, retouch }}
          {...opening('export')}
          onExport={exports.start}
          onCopy={exports.copy}
        />
      </FromFirstOpening>
      {versions ? (
        <FromFirstOpening {...fetching('versions')}>
          <VersionsDialog {...{ context, ...versions }} {...opening('versions')} />
        </FromFirstOpening>
      ) : null}
      <FromFirstOpening {...fetching('commands')}>
        <EditorCommandMenu context={context} {...opening('commands')} />
      </FromFirstOpening>
      <FromFirstOpening {...fetching('shortcuts')}>
        <ShortcutSheet actions={shownActions(context, context.actions)} {...opening('shortcuts')} />
      </FromFirstOpening>
    </>
  );
}
