import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const run = promisify(execFile);
const packageRoot = join(import.meta.dirname, '..');
const bin = (name: string) => join(packageRoot, 'node_modules', '.bin', name);

/** Whether what would be published can be imported by everybody: the rules of publint, on the files of the tarball. */
async function lintTarball(tarball: string): Promise<string> {
  const bytes = await readFile(tarball);
  const { messages, pkg } = await publint({
    pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
  });
  if (messages.length > 0) {
    throw new Error(`publint:\n${messages.map((message) => formatMessage(message, pkg)).join('\n')}`);
  }
  return 'publint: nothing to say';
}

/** Whether TypeScript finds the types of every entry as the runtime finds its code. */
async function checkTypes(tarball: string): Promise<string> {
  const components = globSync('*/index.ts', { cwd: join(packageRoot, 'src', 'components') }).map(dirname);
  const entries = [
    '.',
    'tokens',
    'create-theme',
    ...['es', 'de', 'fr', 'pt'].map((language) => `messages/${language}`),
    ...components,
  ];
  const { stdout } = await run(
    bin('attw'),
    [tarball, '--profile', 'esm-only', '--format', 'json', '--entrypoints', ...entries],
    { maxBuffer: 1e8 },
  );
  const { analysis } = JSON.parse(stdout) as { analysis: { entrypoints: Record<string, unknown> } };
  const seen = Object.keys(analysis.entrypoints).length;
  if (seen !== entries.length) throw new Error(`attw looked at ${seen} entries of ${entries.length}.`);
  return `attw: the types of ${seen} entries resolve`;
}

const folder = await mkdtemp(join(tmpdir(), 'palimpsest-ui-'));
const tarball = join(folder, 'palimpsest-ui.tgz');
try {
  await run('pnpm', ['pack', '--out', tarball], { cwd: packageRoot });
  for (const check of [lintTarball, checkTypes]) console.log(`✓ ${await check(tarball)}`);
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
