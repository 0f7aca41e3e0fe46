import { downloadAddresses } from '../addresses.ts';
import { glossaryExportQuery } from '../glossary.ts';
import { memoryExportQuery } from '../memory.ts';
import type { Download } from './route.ts';

const download = <const D extends Download>(definition: D): D => definition;

/** Calls that answer with a file. All of them need a bearer token. */
export const downloads = {
  exportData: download({
    path: downloadAddresses.exportData.path,
    summary: 'Everything that is stored about you, as a zip file',
    mediaTypes: ['application/zip'],
  }),
  exportGlossary: download({
    path: downloadAddresses.exportGlossary.path,
    summary: 'Your terms of one pair of languages, as CSV or TBX',
    query: glossaryExportQuery,
    mediaTypes: ['text/csv', 'application/x-tbx+xml'],
  }),
  exportMemory: download({
    path: downloadAddresses.exportMemory.path,
    summary: 'Your corrected translations of one pair of languages, as TMX 1.4',
    query: memoryExportQuery,
    mediaTypes: ['application/x-tmx+xml'],
  }),
} as const;

export type Downloads = typeof downloads;
