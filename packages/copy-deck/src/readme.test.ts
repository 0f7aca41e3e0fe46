import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');

test('the example of the README runs', async () => {
  const readme = await readFile(join(folder, 'README.md'), 'utf8');
  const [, example = ''] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module-typescript', '--eval', example],
    { cwd: folder },
  );
  expect(stdout.split('\n')).toEqual([
    'changed: Summer sale → Rebajas de verano poster.xlf, line 5: 17 characters, and there is room for 16.',
    'same: Open daily → Abierto a diario',
    '0 rows of no text',
    '',
  ]);
});
