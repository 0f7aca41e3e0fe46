import type { ChatRegion, ChatSettings, Profile } from '@palimpsest/contract';
import { loadScript } from './load-script.ts';

/** The profile of a user in the chat's own field names; a field that was not given is left out. */
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

/** The base address of the chat's own calls, by region. */
const apiBases: Readonly<Record<ChatRegion, string>> = {
  us: 'https://api-iam.intercom.io',
  eu: 'https://api-iam.eu.intercom.io',
  ap: 'https://api-iam.au.intercom.io',
};

/** Converts a profile to the fields of the chat. */
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

/** A chat whose script is loaded. */
export interface StartedChat {
  boot: () => void;
  identify: (profile: Profile) => void;
  forget: () => void;
}

/** @throws Error where the script brings no chat */
export async function startChat(settings: ChatSettings): Promise<StartedChat> {
  await loadScript(settings.script_url);
  const { Intercom: send } = window;
  if (!send) throw new Error(`The script ${settings.script_url} brought no chat.`);
  const { app_id, region } = settings;
  const boot = () => send('boot', { app_id, region, api_base: apiBases[region] });
  return {
    boot,
    identify: (profile) => send('update', toChatUser(profile)),
    forget() {
      send('shutdown');
      boot();
    },
  };
}
