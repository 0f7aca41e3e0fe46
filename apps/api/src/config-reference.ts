import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { environment } from './config.ts';

/** Where the reference lies in the checkout. */
export const referencePath = join(import.meta.dirname, '../../../docs/configuration.md');

const source = join(import.meta.dirname, 'config.ts');

const head = `# Configuration

Environment variables of the server and its commands, read once at the start. An empty variable counts as not set; a value that
cannot be used is told in one line. This page is made from \`apps/api/src/config.ts\` by \`pnpm --filter @palimpsest/api config:write\`.

| variable | meaning | default |
| -------- | ------- | ------- |
`;

/** Every variable with the comment above it and its default, as Markdown. */
export async function configReference(): Promise<string> {
  const comments = readComments(await readFile(source, 'utf8'));
  const rows = Object.entries(environment.shape).map(([name, schema]) => {
    const meaning = comments.get(name) ?? '';
    return `| \`${name}\` | ${meaning.replaceAll('|', String.raw`\|`)} | ${defaultOf(name, schema)} |`;
  });
  return `${head}${rows.join('\n')}\n`;
}

/** What stands above each variable, as one line. */
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
