import { fetchedPart } from '../../components/fetched.tsx';
import type { BrushKind } from '../../model/brush-stroke.ts';
import type { EditorTool } from '../editor-tool.ts';
import { brushActions, eraseAction, restoreAction } from './actions.ts';
import { ActiveStroke, BrushCursor } from './marks.tsx';
import { beginStroke } from './stroke.ts';

const Panel = fetchedPart(async () => (await import('./panel.tsx')).BrushPanel);

function brushTool(kind: BrushKind): Omit<EditorTool, 'actions'> {
  return {
    id: kind,
    cursor: 'none',
    begin: (store, { point }) => beginStroke(store, kind, point),
    hover: (store, at) => store.setBrush({ at }),
    Nodes: ActiveStroke,
    Marks: BrushCursor,
    Panel,
  };
}

/** Brings the original back where it goes over the picture. */
export const restoreTool: EditorTool = { ...brushTool('restore'), actions: [restoreAction] };

/** Fills what it goes over from around it. The keys of both brushes come with it. */
export const eraseTool: EditorTool = { ...brushTool('erase'), actions: [eraseAction, ...brushActions] };
