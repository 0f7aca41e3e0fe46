import { useMessages } from '@palimpsest/ui/messages/context';
import type { Format } from '@palimpsest/ui/messages/format';

/** Words of the staff's pages in English. */
export const adminMessages = {
  list: 'All processes',
  listHint: 'What every user has had translated, the newest first.',
  listFailed: 'Failed to fetch admin processes',
  empty: 'No processes found.',
  pages: 'Pages',
  newer: 'Newer',
  older: 'Older',
  filters: 'Filters',
  user: 'User ID',
  allStatuses: 'All statuses',
  limit: 'Limit',
  offset: 'Offset',
  startDate: 'Start Date',
  endDate: 'End Date',
  search: 'Search',
  searching: 'Searching',
  process: 'Process',
  noEmail: 'No email',
  noProcess: 'No process data available. Please navigate from the admin dashboard.',
  noResult: 'This process has no result yet. Come back when it is completed.',
  /** Processes that failed for a fault of the server. */
  deadLetters: 'Dead letters',
  deadLettersHint: 'Failed for a fault of the server. Started again, they cost their owners nothing.',
  deadLettersFailed: (reason: string) => `The dead letters could not be loaded: ${reason}`,
  attempts: (count: number, { plural }: Format) => plural(count, { one: '# attempt', other: '# attempts' }),
  startAgain: 'Start again',
  startedAgain: 'The process is started again.',
  notStartedAgain: 'The process could not be started again.',
  /** Heads what the server can be set to. */
  moreLanguages: 'More languages',
  moreLanguagesHint: 'Set one of these on the server, and what users cannot choose yet is translated by it.',
  downloadOriginal: 'Download Original',
  back: 'Back to Dashboard',
};

export type AdminMessages = typeof adminMessages;

/** These words in the language of the page. */
export const useAdminWords = (): AdminMessages => useMessages('admin', adminMessages, undefined);
