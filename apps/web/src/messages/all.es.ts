import { imageEditorMessages } from '@palimpsest/editor/messages/es';
import { es as ui } from '@palimpsest/ui/messages/es';
import type { Messages } from '@palimpsest/ui/messages/context';
import { es as screens } from './es.ts';

/** Every word of the interface. */
export const messages: Messages = { ...ui, ...screens, imageEditor: imageEditorMessages };
