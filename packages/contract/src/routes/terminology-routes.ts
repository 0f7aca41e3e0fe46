import { z } from 'zod';
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
    method: 'GET',
    path: '/v1/glossary',
    summary: 'Your terms and how they are to be translated, the newest first',
    auth: true,
    query: glossaryQuery,
    response: glossaryPage,
  }),
  addGlossaryEntry: route({
    method: 'POST',
    path: '/v1/glossary',
    summary: 'Add a term; one that is there already is replaced',
    auth: true,
    body: glossaryPayload,
    response: glossaryEntry,
  }),
  updateGlossaryEntry: route({
    method: 'PUT',
    path: '/v1/glossary/{entry_id}',
    summary: 'Change a term',
    auth: true,
    params: z.object({ entry_id: z.string() }),
    body: glossaryPayload,
    response: glossaryEntry,
  }),
  deleteGlossaryEntry: route({
    method: 'DELETE',
    path: '/v1/glossary/{entry_id}',
    summary: 'Remove a term',
    auth: true,
    params: z.object({ entry_id: z.string() }),
    response: empty,
  }),
  importGlossary: route({
    method: 'POST',
    path: '/v1/glossary/import',
    summary: 'Add the terms of a CSV or TBX file; all of them or none',
    auth: true,
    body: glossaryImportPayload,
    maxBodyBytes: maxImportBytes,
    response: importResponse,
  }),
  memory: route({
    method: 'GET',
    path: '/v1/memory',
    summary: 'Your corrected translations, the newest first',
    auth: true,
    query: memoryQuery,
    response: memoryPage,
  }),
  addMemoryEntry: route({
    method: 'POST',
    path: '/v1/memory',
    summary: 'Add a translation; one that is there already is replaced',
    auth: true,
    body: memoryPayload,
    response: memoryEntry,
  }),
  updateMemoryEntry: route({
    method: 'PUT',
    path: '/v1/memory/{entry_id}',
    summary: 'Change a translation',
    auth: true,
    params: z.object({ entry_id: z.string() }),
    body: memoryPayload,
    response: memoryEntry,
  }),
  deleteMemoryEntry: route({
    method: 'DELETE',
    path: '/v1/memory/{entry_id}',
    summary: 'Remove a translation',
    auth: true,
    params: z.object({ entry_id: z.string() }),
    response: empty,
  }),
  importMemory: route({
    method: 'POST',
    path: '/v1/memory/import',
    summary: 'Add the translations of a TMX 1.4 file; all of them or none',
    auth: true,
    body: memoryImportPayload,
    maxBodyBytes: maxImportBytes,
    response: importResponse,
  }),
} as const;
