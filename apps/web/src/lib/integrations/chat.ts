import type { ChatSettings, Profile } from '@palimpsest/contract';
import type { StartedChat } from './chat-widget.ts';
import { reportFault } from '../report-fault.ts';

/** The customer chat, as the screens see it. Its errors are logged and reach no screen. */
export interface ChatWidget {
  /** Tells the chat who writes. */
  identify: (profile: Profile) => void;
  /** Forgets who wrote; whoever comes next is a visitor. */
  forget: () => void;
}

/** The chat of this installation: loaded beside the page, or silent where none is set up. */
export function createChat(settings: Promise<ChatSettings | null>): ChatWidget {
  const started = settings.then(start);
  const tell = (what: string, command: (widget: StartedChat) => void) => {
    started
      .then((widget) => (widget ? command(widget) : undefined))
      .catch((error: unknown) => reportFault(`The chat could not ${what}.`, error));
  };
  tell('start', ({ boot }) => boot());
  return {
    identify: (profile) => tell('learn who writes', ({ identify }) => identify(profile)),
    forget: () => tell('forget who wrote', ({ forget }) => forget()),
  };
}

/** Most installations have no chat: its code comes with its script. */
async function start(settings: ChatSettings | null): Promise<StartedChat | undefined> {
  if (!settings) return undefined;
  const { startChat } = await import('./chat-widget.ts');
  return startChat(settings);
}
