import { imageEditorMessages } from '@palimpsest/editor/messages/de';
import { de as ui } from '@palimpsest/ui/messages/de';
import type { Messages } from '@palimpsest/ui/messages/context';
import { de as screens } from './de.ts';

/** Every word of the interface. */
export const messages: Messages = { ...ui, ...screens, imageEditor: imageEditorMessages };
