import editor from '@palimpsest/editor/messages/de.json' with { type: 'json' };
import { de as ui } from '@palimpsest/ui/messages/catalogue';
import screens from './de.json' with { type: 'json' };
import { interfaceWords } from './words.ts';

/** Every word of the interface. */
export const messagesIn = interfaceWords({ ui, screens, editor });
