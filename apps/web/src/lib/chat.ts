import type { ChatRegion, ChatSettings, Profile } from '@palimpsest/contract';
import { loadScript } from './load-script.ts';
import { reportFault } from './report-fault.ts';

/** The customer chat, as the screens see it. What goes wrong in it is logged and reaches no screen. */
export interface ChatWidget {
  /** Tells the chat who writes. */
  identify: (profile: Profile) => void;
  /** Forgets who wrote; whoever comes next is a visitor. */
  forget: () => void;
}

/** What the chat knows of a user: the profile in the chat's own words; a field that was not given is left out. */
export type ChatUser = Partial<
  Record<'email' | 'name' | 'company' | 'company_sector' | 'company_size' | 'user_role' | 'user_id', string>
>;

/** The widget's function on the page, as Intercom's Messenger defines it. */
type ChatCommand = (command: 'boot' | 'update' | 'shutdown', fields?: Readonly<Record<string, string>>) => void;

declare global {
  interface Window {
    Intercom?: ChatCommand;
  }
}

/** Where the chat's own calls go, by region. */
const apiBases: Readonly<Record<ChatRegion, string>> = {
  us: 'https://api-iam.intercom.io',
  eu: 'https://api-iam.eu.intercom.io',
  ap: 'https://api-iam.au.intercom.io',
};

/** The profile as the chat takes it. */
export function toChatUser(profile: Profile): ChatUser {
  const fields: Record<keyof ChatUser, string | null> = {
    email: profile.email,
    name: [profile.name, profile.surname].filter(Boolean).join(' '),
    company: profile.company_name,
    company_sector: profile.company_sector,
    company_size: profile.employee_count,
    user_role: profile.role,
    user_id: profile.id,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
}

/** The chat of this installation: loaded beside the page, or silent where none is set up. */
export function createChat(settings: Promise<ChatSettings | null>): ChatWidget {
  const started = settings.then(start);
  const tell = (what: string, command: (widget: StartedChat) => void) => {
    started
      .then((widget) => (widget ? command(widget) : undefined))
      .catch((error: unknown) => reportFault(`The chat could not ${what}.`, error));
  };
  tell('start', ({ send, settings: options }) => send('boot', options));
  return {
    identify: (profile) => tell('learn who writes', ({ send }) => send('update', toChatUser(profile))),
    forget: () =>
      tell('forget who wrote', ({ send, settings: options }) => {
        send('shutdown');
        send('boot', options);
      }),
  };
}

interface StartedChat {
  send: ChatCommand;
  settings: Readonly<Record<string, string>>;
}

async function start(settings: ChatSettings | null): Promise<StartedChat | undefined> {
  if (!settings) return undefined;
  await loadScript(settings.script_url);
  const { Intercom: send } = window;
  if (!send) throw new Error(`The script ${settings.script_url} brought no chat.`);
  const { app_id, region } = settings;
  return { send, settings: { app_id, region, api_base: apiBases[region] } };
}
