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

test('memory limit: a loaded language reserves less than 300 MB of the data that the limit counts', () => {
  const script = `
    import { readFileSync } from 'node:fs';
    import { findLanguage } from '@palimpsest/contract';
    import { createTesseract } from '${new URL('tesseract.ts', import.meta.url).href}';
    const dataMb = () => Number(/VmData:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]) / 1024;
    const before = dataMb();
    const tesseract = createTesseract(${JSON.stringify(recognitionDataDir)});
    const line = { width: 64, height: 48, data: new Uint8Array(64 * 48).fill(255) };
    await tesseract.recogniseLine(line, findLanguage('English'));
    console.log(Math.round(dataMb() - before));
    await tesseract.close();`;
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    timeout: 300_000,
  });
  expect(run).toMatchObject({ status: 0 });
  expect(Number(run.stdout)).toBeGreaterThan(10);
  expect(Number(run.stdout)).toBeLessThan(300);
});
