import editor from '@palimpsest/editor/messages/fr.json' with { type: 'json' };
import { fr as ui } from '@palimpsest/ui/messages/catalogue';
import screens from './fr.json' with { type: 'json' };
import { interfaceWords } from './words.ts';

/** Every word of the interface. */
export const messagesIn = interfaceWords({ ui, screens, editor });
