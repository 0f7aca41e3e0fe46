import { Banner } from '@palimpsest/ui';
import { ToolbarRow } from '../components/toolbar-row.tsx';
import { useEditorParts } from './editor-parts.ts';

/** A row of buttons for frequent actions: undo, tools, alignment of several texts, versions and export. */
export function EditorToolbar() {
  const { context, exports } = useEditorParts();
  return <ToolbarRow context={context} exporting={exports.exporting} />;
}

/** The errors of exports and the clipboard, and the confirmation that the picture was copied; empty while there is no message. */
export function EditorNotice() {
  const { notice, dismissNotice } = useEditorParts().exports;
  return (
    // A screen reader announces only changes of a live region that already exists. An alert is announced by itself.
    <div aria-live="polite" style={{ display: 'contents' }}>
      {notice ? (
        <Banner
          tone={notice.tone}
          role={notice.tone === 'danger' ? 'alert' : 'none'}
          className="m-3 mb-0"
          onDismiss={dismissNotice}
        >
          {notice.words}
        </Banner>
      ) : null}
    </div>
  );
}
