import { Button, IconButton } from '@palimpsest/ui';
import { Download, Redo2, Undo2 } from 'lucide-react';
import { redo, undo } from '../commands/keyboard.ts';
import { useEditor } from '../store.ts';
import type { EditorStore } from '../store.ts';
import type { SelectTool } from '../tools/select-tool.ts';

export interface EditorToolbarProps {
  store: EditorStore;
  tool: SelectTool;
  exporting: boolean;
  onExport: () => void;
}

/** Undo, redo and export. */
export function EditorToolbar({ store, tool, exporting, onExport }: EditorToolbarProps) {
  const canUndo = useEditor(store, ({ history }) => history.undoable.length > 0);
  const canRedo = useEditor(store, ({ history }) => history.redoable.length > 0);
  return (
    <div
      role="toolbar"
      aria-label="Editor"
      data-slot="editor-toolbar"
      className="flex items-center gap-1 border-b border-line bg-surface px-3 py-2"
    >
      <IconButton label="Undo" disabled={!canUndo} onClick={() => undo({ store, tool })}>
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton label="Redo" disabled={!canRedo} onClick={() => redo({ store, tool })}>
        <Redo2 aria-hidden />
      </IconButton>
      <Button
        variant="primary"
        className="ms-auto"
        icon={<Download aria-hidden />}
        loading={exporting}
        loadingText="Exporting..."
        onClick={onExport}
      >
        Export
      </Button>
    </div>
  );
}
