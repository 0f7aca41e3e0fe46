import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { configReference, referencePath } from '../config-reference.ts';

/** Writes the reference of the configuration anew: `pnpm --filter @palimpsest/api config:write`. */
await mkdir(dirname(referencePath), { recursive: true });
await writeFile(referencePath, await configReference());
execFileSync('oxfmt', [referencePath]);
