import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { recognitionDataDir } from '../../testing/recognition-data.ts';

test('a worker that fails at a line is ended, and the next line gets a new one', () => {
  const script = `
    import { findLanguage } from '@palimpsest/contract';
    import { createTesseract } from '${new URL('tesseract.ts', import.meta.url).href}';
    const tesseract = createTesseract(${JSON.stringify(recognitionDataDir)});
    const language = findLanguage('English');
    const unreadable = { width: 0, height: 0, data: new Uint8Array(0) };
    for (let attempt = 0; attempt < 2; attempt++) {
      await tesseract.recogniseLine(unreadable, language).catch((error) => console.log(error.constructor.name !== ''));
    }`;
  // A thread that was not ended would keep the process alive.
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    timeout: 300_000,
  });
  expect(run).toMatchObject({ status: 0, stdout: 'true\ntrue\n' });
});
