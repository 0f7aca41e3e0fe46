import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of a poster, by its name. */
export function posterFolder(name: string): string {
  return join(import.meta.dirname, name);
}

/**
 * The posters of those names, or all of them in alphabetical order.
 * @throws Error naming a poster that does not exist, and those that do
 */
export async function findPosters(wanted: readonly string[] = []): Promise<string[]> {
  const entries = await readdir(import.meta.dirname);
  const all = entries.filter((name) => existsSync(join(posterFolder(name), 'poster.html'))).toSorted();
  const unknown = wanted.find((name) => !all.includes(name));
  if (unknown) throw new Error(`There is no poster "${unknown}". There are: ${all.join(', ')}.`);
  return wanted.length > 0 ? [...wanted] : all;
}
