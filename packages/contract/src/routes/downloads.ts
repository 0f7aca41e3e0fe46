import { textsExportQuery } from '../copy-deck.ts';
import { glossaryExportQuery } from '../glossary.ts';
import { memoryExportQuery } from '../memory.ts';
import type { Download } from './route.ts';

const deckMediaTypes = [
  'application/xliff+xml',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
] as const;

const download = <const D extends Download>(definition: D): D => definition;

/** Calls that answer with a file. All of them need a bearer token. */
export const downloads = {
  exportData: download({
    path: '/v1/user/export',
    summary: 'Everything that is stored about you, as a zip file',
    mediaTypes: ['application/zip'],
  }),
  exportGlossary: download({
    path: '/v1/glossary/export',
    summary: 'Your terms of one pair of languages, as CSV or TBX',
    query: glossaryExportQuery,
    mediaTypes: ['text/csv', 'application/x-tbx+xml'],
  }),
  exportMemory: download({
    path: '/v1/memory/export',
    summary: 'Your corrected translations of one pair of languages, as TMX 1.4',
    query: memoryExportQuery,
    mediaTypes: ['application/x-tmx+xml'],
  }),
  exportTexts: download({
    path: '/v1/texts/export',
    summary: 'The texts of processed images as you edited them, for a translator: XLIFF 2, XLSX or CSV',
    query: textsExportQuery,
    mediaTypes: deckMediaTypes,
  }),
} as const;

/** Calls that answer with a stream instead of JSON. */
export const streams = {
  processEvents: {
    method: 'GET',
    path: '/v1/images/process/{message_id}/events',
    summary: 'Server-sent events: a message for each change of a process, the terminal one last',
    auth: true,
    action: 'follow a process',
  },
} as const;

export type Downloads = typeof downloads;
