import { imageEditorMessages as editor } from '@palimpsest/editor/messages/es';
import { es as ui } from '@palimpsest/ui/messages/es';
import screens from './es.json' with { type: 'json' };
import { interfaceWords } from './words.ts';

/** Every word of the interface. */
export const messagesIn = interfaceWords({ ui, screens, editor });
