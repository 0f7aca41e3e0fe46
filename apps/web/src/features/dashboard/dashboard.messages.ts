import { useMessages } from '@palimpsest/ui/messages/context';
import type { Format } from '@palimpsest/ui/messages/format';

/** Words of the dashboard in English. */
export const dashboardMessages = {
  title: 'Recent Localizations',
  hint: 'Open a finished image to edit its texts, or start a new one.',
  search: 'Search by file name',
  order: 'Order',
  orders: { newest: 'Newest first', oldest: 'Oldest first', name: 'By file name' },
  /** The filter while nothing is filtered. */
  filter: 'Filter',
  loading: 'Loading your translations...',
  showMore: 'Show more',
  listFailed: 'Failed to fetch image processes',
  empty: 'No translations found.',
  /** For a new user, beneath the same words. */
  howItGoes:
    'Upload an image and choose a language. The translation opens in the editor, where you check the words and export it.',
  select: (name: string) => `Select ${name}`,
  languagesOf: (name: string) => `Languages of ${name}`,
  downloadPng: 'Download PNG',
  rename: 'Rename',
  renameHint: 'Downloads and the search go by this name.',
  name: 'Name',
  selection: 'Selection',
  selected: (count: number, { number }: Format) => `${number(count)} selected`,
  clearSelection: 'Clear selection',
  /** Of the selection. */
  moveToFolder: 'Move to folder…',
  moveTitle: 'Move to folder',
  moveHint: (count: number, { plural }: Format) =>
    plural(count, { one: 'Choose a folder for # localization.', other: 'Choose a folder for # localizations.' }),
  folder: 'Folder',
  folderHint: 'One of your folders, or a new name.',
  chooseFolder: 'Choose a folder',
  folderName: 'Folder name',
  newFolder: 'New folder',
  noFolders: 'No folders yet. Name the first one.',
  everyFolder: 'All folders',
  move: 'Move',
  takeOut: 'Take out of its folder',
  deletedOne: (name: string | null, language: string) =>
    `${name ? `${name} in ${language}` : `The image in ${language}`} is deleted.`,
  deleted: (count: number, { plural }: Format) =>
    plural(count, { one: '# localization is deleted.', other: '# localizations are deleted.' }),
  deleteFailed: 'Not everything could be deleted. What could not is shown again.',
  retryFailed: 'This image could not be started again.',
  downloadFailed: 'This image could not be downloaded.',
  /** While images are put into one zip file. */
  collecting: (done: number, all: number, { number }: Format) =>
    `Preparing image ${number(Math.min(done + 1, all))} of ${number(all)}…`,
  stopCollecting: 'Cancel',
  collected: (count: number, { plural }: Format) =>
    plural(count, { one: '# image is downloaded as a zip file.', other: '# images are downloaded as one zip file.' }),
  notCollected: (count: number, { plural }: Format) =>
    plural(count, { one: '# image could not be downloaded.', other: '# images could not be downloaded.' }),
  openFailed: 'This image could not be opened.',
};

export type DashboardMessages = typeof dashboardMessages;

/** These words in the language of the page. */
export const useDashboardWords = (): DashboardMessages => useMessages('dashboard', dashboardMessages, undefined);
