import editor from '@palimpsest/editor/messages/es.json' with { type: 'json' };
import { es as ui } from '@palimpsest/ui/messages/catalogue';
import screens from './es.json' with { type: 'json' };
import { interfaceWords } from './words.ts';

/** Every word of the interface. */
export const messagesIn = interfaceWords({ ui, screens, editor });
