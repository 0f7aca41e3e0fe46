import type { ImportResponse } from '@palimpsest/contract';
import { useMessages } from '@palimpsest/ui/messages/context';
import type { Format } from '@palimpsest/ui/messages/format';
import { importMegabytes } from '../../lib/images/megabytes.ts';

/** What the screen says of one kind of entries. */
export interface KindMessages {
  tab: string;
  /** What the list is for. */
  purpose: string;
  add: string;
  edit: string;
  source: string;
  search: string;
  emptyTitle: string;
  emptyText: string;
  deleted: string;
  importTitle: string;
  importHint: string;
  exportTitle: string;
  exportHint: string;
  /** What an import did, in a sentence. */
  imported: (result: ImportResponse, format: Format) => string;
}

/** @param one how one entry is called @param other how more are */
const imported =
  (one: string, other: string): KindMessages['imported'] =>
  ({ added, replaced }, { number, plural }) => {
    const forms = { one: `# ${one}`, other: `# ${other}` };
    if (added === 0 && replaced === 0) return 'Everything in this file was here already.';
    if (added === 0) return `${plural(replaced, forms)} replaced.`;
    return `${plural(added, forms)} added${replaced > 0 ? `, ${number(replaced)} replaced` : ''}.`;
  };

const glossary: KindMessages = {
  tab: 'Glossary',
  purpose: 'Terms that are always translated the same way, or not at all. Every new translation follows them.',
  add: 'Add term',
  edit: 'Edit term',
  source: 'Term',
  search: 'Search terms',
  emptyTitle: 'No terms yet',
  emptyText:
    'Add product names that stay as they are, and words that your market says in its own way. Every new translation follows them.',
  deleted: 'Term deleted.',
  importTitle: 'Import terms',
  importHint: `CSV with the columns term and translation, or TBX, up to ${importMegabytes} MB`,
  exportTitle: 'Export terms',
  exportHint: 'One file holds one pair of languages.',
  imported: imported('term', 'terms'),
};

const memory: KindMessages = {
  tab: 'Translation memory',
  purpose: 'Texts whose translation you corrected. The same text is translated your way the next time.',
  add: 'Add translation',
  edit: 'Edit translation',
  source: 'Source text',
  search: 'Search translations',
  emptyTitle: 'No translations remembered yet',
  emptyText:
    'When you correct a text in the editor, the correction is kept here, and the same text is translated your way the next time. The memory of another tool comes in as a TMX file.',
  deleted: 'Translation deleted.',
  importTitle: 'Import translations',
  importHint: `TMX 1.4, up to ${importMegabytes} MB`,
  exportTitle: 'Export translations',
  exportHint: 'A TMX file of one pair of languages.',
  imported: imported('translation', 'translations'),
};

/** Words of the glossary and the translation memory in English. */
export const terminologyMessages = {
  glossary,
  memory,
  lists: 'Lists',
  import: 'Import',
  importing: 'Importing',
  importFile: 'Import a file',
  importDescription: 'Entries that are here already get the translation of the file.',
  done: 'Done',
  chooseFile: 'Choose a file, or drop it here',
  chosenFile: (name: string) => `${name} is chosen`,
  /** @param kinds as "CSV or TBX" */
  wrongFile: (name: string, kinds: string) => `${name} is no ${kinds} file.`,
  /** Joins two kinds of files. */
  either: (one: string, other: string) => `${one} or ${other}`,
  emptyFile: 'This file is empty. Please choose another one.',
  largeFile: `This file is larger than ${importMegabytes} MB. Please import it in parts.`,
  export: 'Export',
  exporting: 'Exporting',
  format: 'Format',
  from: 'From',
  to: 'To',
  fromAll: 'From any',
  toAll: 'To any',
  translation: 'Translation',
  languages: 'Languages',
  changed: 'Changed',
  actions: 'Actions',
  stays: 'Stays as it is',
  keep: 'Keep the term as it is',
  saving: 'Saving',
  nothingFits: 'Nothing fits this search.',
  listFailed: 'Your entries could not be loaded.',
  restoreFailed: 'This entry could not be brought back.',
  deleteFailed: 'This entry could not be deleted.',
};

export type TerminologyMessages = typeof terminologyMessages;

/** These words in the language of the page. */
export const useTerminologyWords = (): TerminologyMessages =>
  useMessages('terminology', terminologyMessages, undefined);
