import { imageEditorMessages } from '@palimpsest/editor/messages/fr';
import { fr as ui } from '@palimpsest/ui/messages/fr';
import type { Messages } from '@palimpsest/ui/messages/context';
import { fr as screens } from './fr.ts';

/** Every word of the interface. */
export const messages: Messages = { ...ui, ...screens, imageEditor: imageEditorMessages };
