import { z } from 'zod';
import { addresses } from '../addresses.ts';
import {
  glossaryEntry,
  glossaryImportPayload,
  glossaryPage,
  glossaryPayload,
  glossaryQuery,
  importResponse,
} from '../glossary.ts';
import { maxImportBytes } from '../limits.ts';
import { memoryEntry, memoryImportPayload, memoryPage, memoryPayload, memoryQuery } from '../memory.ts';
import { empty, route } from './route.ts';

export const terminologyRoutes = {
  glossary: route({
    ...addresses.glossary,
    summary: 'Your terms and how they are to be translated, the newest first',
    auth: true,
    query: glossaryQuery,
    response: glossaryPage,
  }),
  addGlossaryEntry: route({
    ...addresses.addGlossaryEntry,
    summary: 'Add a term; one that is there already is replaced',
    auth: true,
    body: glossaryPayload,
    response: glossaryEntry,
  }),
  updateGlossaryEntry: route({
    ...addresses.updateGlossaryEntry,
    summary: 'Change a term',
    auth: true,
    params: z.object({ entry_id: z.string() }),
    body: glossaryPayload,
    response: glossaryEntry,
  }),
  deleteGlossaryEntry: route({
    ...addresses.deleteGlossaryEntry,
    summary: 'Remove a term',
    auth: true,
    params: z.object({ entry_id: z.string() }),
    response: empty,
  }),
  importGlossary: route({
    ...addresses.importGlossary,
    summary: 'Add the terms of a CSV or TBX file; all of them or none',
    auth: true,
    body: glossaryImportPayload,
    maxBodyBytes: maxImportBytes,
    response: importResponse,
  }),
  memory: route({
    ...addresses.memory,
    summary: 'Your corrected translations, the newest first',
    auth: true,
    query: memoryQuery,
    response: memoryPage,
  }),
  addMemoryEntry: route({
    ...addresses.addMemoryEntry,
    summary: 'Add a translation; one that is there already is replaced',
    auth: true,
    body: memoryPayload,
    response: memoryEntry,
  }),
  updateMemoryEntry: route({
    ...addresses.updateMemoryEntry,
    summary: 'Change a translation',
    auth: true,
    params: z.object({ entry_id: z.string() }),
    body: memoryPayload,
    response: memoryEntry,
  }),
  deleteMemoryEntry: route({
    ...addresses.deleteMemoryEntry,
    summary: 'Remove a translation',
    auth: true,
    params: z.object({ entry_id: z.string() }),
    response: empty,
  }),
  importMemory: route({
    ...addresses.importMemory,
    summary: 'Add the translations of a TMX 1.4 file; all of them or none',
    auth: true,
    body: memoryImportPayload,
    maxBodyBytes: maxImportBytes,
    response: importResponse,
  }),
} as const;
