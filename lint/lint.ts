import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { checkBoundaries } from './boundaries.ts';

const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const sources = globSync('{packages,apps,scripts,lint,bench,training,e2e,.storybook}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '**/*.gen.ts'],
});

function run(name: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(bin(name), args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${name} found:\n${stdout}${stderr}`);
  return stdout;
}

/** Files that test runs leave behind: attachments, pictures of failures, reports, traces. */
const artefactOfRun =
  /(^|\/)(\.vitest|\.vitest-attachments|test-results|playwright-report|coverage|storybook-static)\/|-(actual|diff)-[^/]*\.png$|\.(trace|tsbuildinfo)$/;

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`git ${args[0]} failed:\n${stderr}`);
  return stdout;
}

/** Each check says how much it saw, because a check that sees nothing finds nothing. */
const checks: Record<string, () => string | Promise<string>> = {
  oxlint() {
    const args = ['--deny-warnings'];
    run('oxlint', args);
    const seen = (JSON.parse(run('oxlint', [...args, '--format=json'])) as { number_of_files: number }).number_of_files;
    if (seen < sources.length) throw new Error(`oxlint saw ${seen} files of ${sources.length}.`);
    return `${seen} files`;
  },
  oxfmt() {
    run('oxfmt', ['--check', '.']);
    const seen = run('oxfmt', ['--list-different', '.']).trim();
    if (seen) throw new Error(`These files are not formatted:\n${seen}`);
    return 'formatted';
  },
  async boundaries() {
    const { modules, violations } = await checkBoundaries(root, ['packages', 'apps']);
    if (violations.length > 0) throw new Error(violations.join('\n'));
    if (modules === 0) throw new Error('The check of the boundaries saw no module.');
    return `${modules} modules`;
  },
  artefacts() {
    const tracked = git('ls-files', '-z').split('\0').filter(Boolean);
    const artefacts = tracked.filter((file) => artefactOfRun.test(file));
    if (artefacts.length > 0)
      throw new Error(`These files come from runs and must not be committed:\n${artefacts.join('\n')}`);
    return `none among ${tracked.length} files`;
  },
  knip() {
    run('knip', []);
    return 'nothing unused';
  },
};

let failed = false;
for (const [name, check] of Object.entries(checks)) {
  try {
    console.log(`✓ ${name}: ${await check()}`);
  } catch (error) {
    failed = true;
    console.error(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
process.exit(failed ? 1 : 0);
