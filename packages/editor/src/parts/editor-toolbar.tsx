import { Banner } from '@palimpsest/ui';
import { ToolbarRow } from '../components/toolbar-row.tsx';
import { useEditorParts } from './editor-parts.ts';

/** What is done often, as a row of buttons: undo, tools, alignment of several texts, versions and export. */
export function EditorToolbar() {
  const { context, exports } = useEditorParts();
  return <ToolbarRow context={context} exporting={exports.exporting} />;
}

/** What went wrong with an export, or with the clipboard; nothing while nothing did. */
export function EditorNotice() {
  const { error, dismissError } = useEditorParts().exports;
  return error ? (
    <Banner tone="danger" className="m-3 mb-0" onDismiss={dismissError}>
      {error}
    </Banner>
  ) : null;
}
