import { useMessages } from '@palimpsest/ui/messages/context';

/** Words of the page for unknown addresses in English. */
export const notFoundMessages = {
  title: 'Page Not Found',
  description: 'Nothing is written at this address. It may have been moved, or scraped off.',
  home: 'Return to Home',
};

export type NotFoundMessages = typeof notFoundMessages;

/** These words in the language of the page. */
export const useNotFoundWords = (): NotFoundMessages => useMessages('notFound', notFoundMessages, undefined);
