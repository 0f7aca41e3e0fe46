import { type ImportResponse } from '@palimpsest/contract';
import { type Kind } from './entry.ts';

/** What the screen says of one kind of entries. */
export interface Words {
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
  /** Endings of the files that can be imported. */
  accept: string;
  importHint: string;
  exportTitle: string;
}

export const words: Readonly<Record<Kind, Words>> = {
  glossary: {
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
    accept: '.csv,.tbx',
    importHint: 'CSV with the columns term and translation, or TBX, up to 4 MB',
    exportTitle: 'Export terms',
  },
  memory: {
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
    accept: '.tmx',
    importHint: 'TMX 1.4, up to 4 MB',
    exportTitle: 'Export translations',
  },
};

const count = (kind: Kind, number: number) => {
  const noun = kind === 'glossary' ? 'term' : 'translation';
  return `${number.toLocaleString('en')} ${number === 1 ? noun : `${noun}s`}`;
};

/** What an import did, in a sentence. */
export function importSummary(kind: Kind, { added, replaced }: ImportResponse): string {
  if (added === 0 && replaced === 0) return 'Everything in this file was here already.';
  const parts = [
    ...(added > 0 ? [`${count(kind, added)} added`] : []),
    ...(replaced > 0 ? [`${added > 0 ? replaced.toLocaleString('en') : count(kind, replaced)} replaced`] : []),
  ];
  return `${parts.join(', ')}.`;
}
