import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findFirefox } from './firefox.ts';

/** A run of a test runner. */
interface Suite {
  /** The command; it writes the report of its runner to `report`. */
  command: string[];
  /** Why it cannot run here. */
  missing?: string | false;
}

/** How a suite went: its numbers, and the names of what failed. */
interface Outcome {
  passed: number;
  failures: string[];
}

const root = join(import.meta.dirname, '..');
/** Relative to the root, because a path may hold spaces. */
const report = '.tools/report.json';

const node = (script: string) => [process.execPath, ...script.split(' ')];
/** @param config the part of the configuration that has the project: to load the others takes seconds */
const vitest = (config: 'node' | 'browser' | 'stories', project: string = config) =>
  node(
    `node_modules/vitest/vitest.mjs run -c vitest.${config}.config.ts --project ${project} --reporter=default --reporter=json --outputFile.json=${report}`,
  );
const playwright = (folder: string) =>
  node(`node_modules/@playwright/test/cli.js test --config ${folder} --reporter=list,json`);

/** The tests of the server that say most about PostgreSQL in about two minutes; `pnpm --filter @palimpsest/api test:postgres` runs all. */
const onPostgres =
  'accounts/accounts accounts/sessions billing/stripe credits/service db/open.postgres images/storage-quota jobs/repository jobs/worker.postgres soak/cluster.postgres'
    .split(' ')
    .map((name) => `apps/api/src/${name}.test.ts`);

const suites: Record<string, Suite> = {
  unit: { command: vitest('node', 'unit') },
  server: { command: vitest('node', 'server') },
  postgres: {
    command: ['sh', 'apps/api/scripts/with-postgres.sh', ...vitest('node', 'server'), ...onPostgres],
    missing: globSync('/usr/lib/postgresql/*/bin/postgres').length === 0 && 'PostgreSQL is not installed',
  },
  browser: { command: vitest('browser') },
  stories: { command: vitest('stories') },
  e2e: { command: playwright('e2e') },
  firefox: { command: playwright('e2e/firefox') },
  packages: { command: playwright('e2e/packages') },
};

interface VitestReport {
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: { status: string }[] }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** Reads the report of either runner. */
function outcomeOf(written: VitestReport | PlaywrightReport): Outcome {
  const tests =
    'testResults' in written
      ? written.testResults.flatMap(({ name, status, assertionResults }) =>
          assertionResults.length === 0 && status === 'failed'
            ? [{ title: name, passed: false }]
            : assertionResults.map((each) => ({
                title: `${each.fullName} (${name})`,
                passed: each.status === 'passed',
              })),
        )
      : [
          ...written.suites
            .flatMap(specsOf)
            .flatMap(({ title, file, tests: runs }) =>
              runs.map(({ status }) => ({ title: `${title} (${file})`, passed: status === 'expected' })),
            ),
          ...written.errors.map(({ message }) => ({ title: message ?? 'outside any test', passed: false })),
        ];
  return {
    passed: tests.filter(({ passed }) => passed).length,
    failures: tests.filter(({ passed }) => !passed).map(({ title }) => title),
  };
}

function run({ command: [program = '', ...args] }: Suite): Outcome {
  rmSync(join(root, report), { force: true });
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, report) };
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env });
  if (!existsSync(join(root, report)))
    return { passed: 0, failures: [`It wrote no report and ended with code ${status}.`] };
  const outcome = outcomeOf(JSON.parse(readFileSync(join(root, report), 'utf8')) as VitestReport | PlaywrightReport);
  if (outcome.failures.length > 0) return outcome;
  // A runner that ran nothing has failed, whatever it says.
  if (outcome.passed === 0) return { passed: 0, failures: ['It ran no test.'] };
  return status === 0 ? outcome : { ...outcome, failures: [`It ended with code ${status} although no test failed.`] };
}

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(`There is no suite "${unknown.join('", "')}". The suites are: ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}

mkdirSync(join(root, '.tools'), { recursive: true });
let [passed, failed] = [0, 0];
const lines: string[] = [];
for (const [name, suite] of Object.entries(suites)) {
  // It installs from npm what nothing else here needs.
  if (chosen.length > 0 ? !chosen.includes(name) : name === 'packages') continue;
  console.log(`\n— ${name} —`);
  const missing = name === 'firefox' ? !findFirefox() && 'Firefox is not installed' : suite.missing;
  if (missing) {
    lines.push(`${name}: not run, because ${missing}`);
    continue;
  }
  const started = performance.now();
  const outcome = run(suite);
  passed += outcome.passed;
  failed += outcome.failures.length;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  lines.push(`${name}: ${outcome.passed} passed, ${outcome.failures.length} failed (${seconds} s)`);
  lines.push(...outcome.failures.map((failure) => `  ${failure}`));
}
console.log(`\n${lines.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
