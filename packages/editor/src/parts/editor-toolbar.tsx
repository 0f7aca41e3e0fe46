import { Banner } from '@palimpsest/ui';
import { ToolbarRow } from '../components/toolbar-row.tsx';
import { useEditorParts } from './editor-parts.ts';

/** What is done often, as a row of buttons: undo, tools, alignment of several texts, versions and export. */
export function EditorToolbar() {
  const { context, exports } = useEditorParts();
  return <ToolbarRow context={context} exporting={exports.exporting} />;
}

/** What went wrong with an export or with the clipboard, and that the picture was copied; nothing while there is nothing to say. */
export function EditorNotice() {
  const { notice, dismissNotice } = useEditorParts().exports;
  return (
    // A screen reader announces only what comes into a live region that is there already. An alert is announced by itself.
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
