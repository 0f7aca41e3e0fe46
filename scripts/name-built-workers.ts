import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder that `tsc` wrote: node name-built-workers.ts dist');

/** The file of a worker, as `new URL('./worker.ts', import.meta.url)` names it: `tsc` renames what is imported, and leaves these. */
const workerUrl = /(new URL\('\.[^']*)\.ts(', import\.meta\.url\))/g;

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.js')) continue;
  const file = join(folder, name);
  const script = readFileSync(file, 'utf8');
  const named = script.replace(workerUrl, '$1.js$2');
  if (named !== script) writeFileSync(file, named);
}
