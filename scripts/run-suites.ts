import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findFirefox } from './firefox.ts';
import { readPlaywright, readVitest, type Outcome } from './suite-reports.ts';

/** One run of one test runner. */
interface Suite {
  name: string;
  /** Files that hold its tests; the run must have seen every one of them. */
  files: string[];
  exclude?: string[];
  /** Undefined where it can always run; otherwise why it cannot run here. */
  missing?(): string | undefined;
  /** The command that runs it and writes its report to the given file. */
  command(report: string): string[];
  read(report: unknown): Outcome;
}

const root = join(import.meta.dirname, '..');
const reports = join(root, '.tools', 'reports');

const vitest = (project: string) => (report: string) => [
  process.execPath,
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

const playwright = (config: string) => [
  process.execPath,
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  config,
];

/** The tests of the server that say most about PostgreSQL in about two minutes; `pnpm --filter @palimpsest/api test:postgres` runs all. */
const onPostgres = [
  'accounts/accounts',
  'accounts/sessions',
  'billing/stripe',
  'credits/service',
  'db/changes.postgres',
  'db/open.postgres',
  'images/storage-quota',
  'jobs/repository',
  'jobs/worker.postgres',
  'soak/cluster.postgres',
].map((name) => `apps/api/src/${name}.test.ts`);

const suites: Suite[] = [
  {
    name: 'unit',
    files: [
      '{packages/*,apps/web}/src/**/*.test.{ts,tsx}',
      '{scripts,lint,bench,packages/*/scripts}/**/*.test.ts',
      '.storybook/*.test.ts',
    ],
    exclude: ['**/*.browser.test.*', '**/node_modules/**'],
    command: vitest('unit'),
    read: readVitest,
  },
  {
    name: 'server',
    files: ['apps/api/src/**/*.test.ts'],
    // Soak tests take minutes each and run where SOAK asks for them.
    exclude: ['**/*.postgres.test.*', '**/*.soak.test.*', '**/node_modules/**'],
    command: vitest('server'),
    read: readVitest,
  },
  {
    name: 'postgres',
    files: onPostgres,
    missing: () =>
      globSync('/usr/lib/postgresql/*/bin/postgres').length > 0 ? undefined : 'PostgreSQL is not installed',
    command: (report) => ['sh', 'apps/api/scripts/with-postgres.sh', ...vitest('server')(report), ...onPostgres],
    read: readVitest,
  },
  {
    name: 'browser',
    files: ['{packages,apps}/*/src/**/*.browser.test.{ts,tsx}'],
    command: vitest('browser'),
    read: readVitest,
  },
  {
    name: 'stories',
    files: ['{packages,apps}/*/src/**/*.stories.tsx'],
    command: vitest('stories'),
    read: readVitest,
  },
  {
    name: 'e2e',
    files: ['e2e/*.spec.ts'],
    command: () => playwright('e2e/playwright.config.ts'),
    read: readPlaywright,
  },
  {
    name: 'firefox',
    files: ['e2e/firefox/*.spec.ts'],
    missing: () => (findFirefox() ? undefined : 'Firefox is not installed'),
    command: () => playwright('e2e/firefox/playwright.config.ts'),
    read: readPlaywright,
  },
];

/** How much of what a suite printed last is shown again when it fails without a failed test. */
const shownAgain = 6_000;

/** Runs a command, its output shown; gives its exit code and the end of its output. */
function run([program = '', ...args]: string[], report: string): Promise<{ code: number; end: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    });
    let end = '';
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => {
        process[name].write(text);
        end = (end + text).slice(-shownAgain);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, end }));
  });
}

/** Runs a suite and holds its report against the files on disk: a runner that saw too little has failed, whatever it says. */
async function runSuite(suite: Suite): Promise<Outcome> {
  const report = join(reports, `${suite.name}.json`);
  rmSync(report, { force: true });
  const expected = globSync(suite.files, { cwd: root, exclude: suite.exclude ?? ['**/node_modules/**'] }).length;
  const { code, end } = await run(suite.command(report), report);
  if (!existsSync(report)) throw new Error(`it wrote no report and ended with code ${code}. It printed last:\n${end}`);
  const outcome = suite.read(JSON.parse(readFileSync(report, 'utf8')));
  const failed = outcome.failures.length;
  if (outcome.passed + failed === 0) throw new Error('it ran no test.');
  if (outcome.files !== expected) throw new Error(`it ran ${outcome.files} test files of ${expected}.`);
  if (code !== 0 && failed === 0) {
    throw new Error(`it ended with code ${code} although no test failed. It printed last:\n${end}`);
  }
  return outcome;
}

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no suite "${unknown.join('", "')}". The suites are: ${suites.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const suite of suites.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
  console.log(`\n— ${suite.name} —`);
  const missing = suite.missing?.();
  if (missing !== undefined) {
    lines.push(`${suite.name}: not run, because ${missing}`);
    continue;
  }
  const started = performance.now();
  try {
    const { passed, failures, files } = await runSuite(suite);
    total.passed += passed;
    total.failed += failures.length;
    lines.push(
      `${suite.name}: ${passed} passed, ${failures.length} failed in ${files} files (${((performance.now() - started) / 1000).toFixed(0)} s)`,
      ...failures.map(({ test, file, reason }) => `  ${test} (${relative(root, file)})\n    ${reason}`),
    );
  } catch (error) {
    total.failed += 1;
    lines.push(`${suite.name}: failed, because ${error instanceof Error ? error.message : String(error)}`);
  }
}
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
