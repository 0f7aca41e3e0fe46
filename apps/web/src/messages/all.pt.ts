import { imageEditorMessages } from '@palimpsest/editor/messages/pt';
import { pt as ui } from '@palimpsest/ui/messages/pt';
import type { Messages } from '@palimpsest/ui/messages/context';
import { pt as screens } from './pt.ts';

/** Every word of the interface. */
export const messages: Messages = { ...ui, ...screens, imageEditor: imageEditorMessages };
