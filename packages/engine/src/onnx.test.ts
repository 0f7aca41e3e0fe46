import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

test.each([
  [
    'a network of the engine',
    `import { networkFile } from '@palimpsest/typefaces/recognise';
    import { createSession } from './onnx.ts';
    await (await createSession(networkFile)).release();`,
  ],
  [
    'the typeface recogniser',
    `import { createTypefaceRecogniser } from '@palimpsest/typefaces/recognise';
    await (await createTypefaceRecogniser()).close();`,
  ],
])('%s leaves no report of its use in the home folder', async (_, script) => {
  const home = await mkdtemp(join(tmpdir(), 'palimpsest-home-'));
  onTestFinished(() => rm(home, { recursive: true }));
  const env = { PATH: process.env.PATH, HOME: home };
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    env,
    cwd: import.meta.dirname,
  });
  expect(await readdir(home)).toEqual([]);
});
