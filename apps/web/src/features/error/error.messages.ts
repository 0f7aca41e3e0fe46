import { useMessages } from '@palimpsest/ui/messages/context';

/** Words of the page that stands in for a screen that cannot be drawn, in English. */
export const crashMessages = {
  title: 'Something went wrong',
  retry: 'Try again',
  reload: 'Reload the page',
};

export type CrashMessages = typeof crashMessages;

/** These words in the language of the page. */
export const useCrashWords = (): CrashMessages => useMessages('crash', crashMessages, undefined);
