import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { GlossaryTerm, MemoryUnit } from '@palimpsest/contract';
import { UserError } from './file-faults.ts';

const glossaryRows = z.array(
  z
    .object({ term: z.string().trim().min(1), translation: z.string().trim() })
    .transform((row) => ({ ...row, translation: row.translation === '' ? null : row.translation })),
);
const memoryRows = z.array(z.object({ source: z.string().trim().min(1), translation: z.string().trim().min(1) }));

/** Reads terms from a CSV file; a term without a translation stays as it is. Without a file there are none. */
export async function readGlossary(file: string | undefined): Promise<GlossaryTerm[]> {
  return await read(file, glossaryRows, 'term,translation');
}

/** Reads texts and their translations from a CSV file. Without a file there are none. */
export async function readMemory(file: string | undefined): Promise<MemoryUnit[]> {
  return await read(file, memoryRows, 'source,translation');
}

async function read<Row>(file: string | undefined, rows: z.ZodType<Row[]>, header: string): Promise<Row[]> {
  if (file === undefined) return [];
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new UserError(`${file} cannot be read. Check its path.`, { cause });
  });
  const wrong = `The first line has to be "${header}", and each further line a row of both.`;
  let table: unknown;
  try {
    table = parse(text, { columns: true, bom: true, skip_empty_lines: true });
  } catch (error) {
    throw new UserError(`${file} is no CSV file that can be used. ${wrong}`, { cause: error });
  }
  const parsed = rows.safeParse(table);
  if (parsed.success) return parsed.data;
  throw new UserError(`${file}: row ${Number(parsed.error.issues[0]?.path[0] ?? 0) + 1} cannot be used. ${wrong}`);
}
