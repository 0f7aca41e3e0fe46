import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { environment } from './config.ts';

const head = `# Configuration

Environment variables of the server and its commands, read once at the start. An empty variable counts as not set; a value that
cannot be used is told in one line. This page is made from \`apps/api/src/config.ts\`: \`npx vitest run --project server apps/api/src/config-reference.test.ts --update\`.

`;

/** The comment above each variable, as one line. */
function readComments(code: string): Map<string, string> {
  const found = code.matchAll(/(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\s*)?\n {2}([A-Z][A-Z0-9_]+): /g);
  return new Map(
    Array.from(found, ([, comment = '', name = '']) => [name, comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim()]),
  );
}

/** Defaults that depend on the machine. */
const computed: Readonly<Record<string, string>> = { WORKER_SLOTS: 'processor cores − 1', DATA_DIR: '`./.data`' };

function defaultOf(name: string, schema: z.ZodType): string {
  const known = computed[name];
  if (known !== undefined) return known;
  const { data } = schema.safeParse(undefined);
  const text = Array.isArray(data) ? data.join(',') : JSON.stringify(data)?.replaceAll('"', '');
  return text ? `\`${text}\`` : '';
}

/** Every variable with the comment above it and its default. */
async function readVariables(): Promise<string[][]> {
  const comments = readComments(await readFile(join(import.meta.dirname, 'config.ts'), 'utf8'));
  return Object.entries(environment.shape).map(([name, schema]) => {
    const meaning = comments.get(name) ?? '';
    return [`\`${name}\``, meaning.replaceAll('|', String.raw`\|`), defaultOf(name, schema)];
  });
}

/** A table of Markdown, its cells as wide as the formatter makes them. */
function toTable([titles = [], ...rows]: readonly string[][]): string {
  const widths = titles.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const toLine = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  return [titles, widths.map((width) => '-'.repeat(width)), ...rows].map(toLine).join('');
}

test('the reference of the configuration is current', async () => {
  const table = toTable([['variable', 'meaning', 'default'], ...(await readVariables())]);
  await expect(head + table).toMatchFileSnapshot('../../../docs/configuration.md');
});

test('every variable says what it is for', async () => {
  const silent = (await readVariables()).filter(([, meaning]) => meaning === '');
  expect(silent.map(([name]) => name)).toEqual([]);
});
