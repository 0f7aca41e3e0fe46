import type { GlossaryTerm, MemoryUnit } from '@palimpsest/contract';
import { serveFunctions } from '../../children/serve-functions.ts';
import { readCsv } from './csv.ts';
import { readTbx } from './tbx.ts';
import { readTmx, type Pair } from './tmx.ts';

/** A file of a user, as it was sent. */
export interface TermFile {
  format: 'csv' | 'tbx' | 'tmx';
  content: string;
  pair: Pair;
}

const functions = {
  readTerms: async ({ format, content, pair }: TermFile): Promise<GlossaryTerm[]> =>
    format === 'csv' ? readCsv(content) : readTbx(content, pair),
  readUnits: async ({ content, pair }: TermFile): Promise<MemoryUnit[]> => readTmx(content, pair),
};
export type TermFunctions = typeof functions;

serveFunctions(functions);
