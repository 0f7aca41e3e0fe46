import { Hand } from 'lucide-react';
import { takeUp } from '../../actions/take-up.ts';
import type { EditorTool } from '../editor-tool.ts';

/** The mode in which a drag moves the view over the picture, as it does with the Space bar or the middle button in every mode. */
export const handMode = 'pan';

export const handTool: EditorTool = {
  id: handMode,
  cursor: 'grab',
  actions: [takeUp(handMode, { id: 'tool-pan', label: 'toolPan', icon: Hand, shortcuts: ['H'] })],
};
