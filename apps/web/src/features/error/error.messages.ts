import { useMessages } from '@palimpsest/ui/messages/context';

/** Words of the page that stands in for a screen that cannot be drawn, in English. */
export const crashMessages = {
  title: 'Something went wrong',
  /** In place of what a browser says of a part of the app that it could not fetch. */
  notFetched: 'This page could not be loaded. Check your connection, then try again.',
  /** Of something that opens over the page, which stays as it is. */
  partNotFetched: 'This could not be loaded. Check your connection, then try again.',
  retry: 'Try again',
  reload: 'Reload the page',
};

export type CrashMessages = typeof crashMessages;

/** These words in the language of the page. */
export const useCrashWords = (): CrashMessages => useMessages('crash', crashMessages, undefined);
