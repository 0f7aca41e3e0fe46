import { useMessages } from '@palimpsest/ui/messages/context';
import type { Format } from '@palimpsest/ui/messages/format';

/** Words of the bars around every screen behind the login, in English. */
export const workspaceMessages = {
  profile: 'Profile',
  manageSubscription: 'Manage Subscription',
  logOut: 'Log out',
  /** Opens the list of all commands. */
  commands: 'Commands',
  /** As it stands on the key. */
  keyControl: 'Ctrl',
  /** Leads the staff to what all users have had translated. */
  allProcesses: 'All processes',
  /** Heads the commands that lead to a page. */
  goTo: 'Go to',
  actions: 'Actions',
  upgrade: 'Upgrade',
  trial: "You're in trial mode.",
  /** Of `trial`, for the header of the editor on a phone. */
  trialShort: 'Trial',
  creditsLeft: (count: number, { number }: Format) => `You have only ${number(count)} credits left`,
  offline: 'You are offline. Edits are kept in this browser and saved when the connection is back.',
};

export type WorkspaceMessages = typeof workspaceMessages;

/** These words in the language of the page. */
export const useWorkspaceWords = (): WorkspaceMessages => useMessages('workspace', workspaceMessages, undefined);
