import type { GlossaryTerm, MemoryUnit } from '@palimpsest/contract';
import { serveFunctions } from '../../children/serve-functions.ts';
import { readCsv } from './csv.ts';
import { readTbx } from './tbx.ts';
import type { TermFile } from './term-files.ts';
import { readTmx } from './tmx.ts';

const functions = {
  readTerms: async ({ format, content, pair }: TermFile): Promise<GlossaryTerm[]> =>
    format === 'csv' ? readCsv(content) : readTbx(content, pair),
  readUnits: async ({ content, pair }: TermFile): Promise<MemoryUnit[]> => readTmx(content, pair),
};
export type TermFunctions = typeof functions;

serveFunctions(functions);
