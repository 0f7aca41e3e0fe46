import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** The configuration of zod in a new process. */
function configuredAfter(imports: string): unknown {
  const script = `${imports} const { config } = await import('zod/v4/core'); console.log(JSON.stringify(config()));`;
  const node = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, node, { cwd: import.meta.dirname, encoding: 'utf8' }));
}

test('zod makes no code from strings', () => {
  expect(configuredAfter('')).not.toHaveProperty('jitless');
  expect(configuredAfter("import './zod-without-eval.ts';")).toHaveProperty('jitless', true);
});
