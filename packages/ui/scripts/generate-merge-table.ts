import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mergeTableSource } from './merge-table.ts';

await writeFile(join(import.meta.dirname, '..', 'src', 'lib', 'merge-table.ts'), mergeTableSource());
