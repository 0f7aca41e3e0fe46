import editor from '@palimpsest/editor/messages/pt.json' with { type: 'json' };
import { pt as ui } from '@palimpsest/ui/messages/catalogue';
import screens from './pt.json' with { type: 'json' };
import { interfaceWords } from './words.ts';

/** Every word of the interface. */
export const messagesIn = interfaceWords({ ui, screens, editor });
