import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { testWorkers } from './scripts/test-workers.ts';

/** Tests of several servers on one PostgreSQL; `apps/api/scripts/with-postgres.sh` starts one. */
const onPostgres = process.env.TEST_DATABASE_URL ? [] : ['**/*.postgres.test.*'];

/** Tests that need minutes, or rights on the system; `pnpm --filter @palimpsest/api soak` runs them. */
const onSoak = process.env.SOAK ? [] : ['**/*.soak.test.*'];

/** Tests fetch no model from anywhere: without a server, Bergamot has what lies in its folder. */
const withoutModels = { MODELS_DIR: join(import.meta.dirname, '.tools/no-models') };

/** Loaded by the test files of the server, and by the servers that they start. */
const quickImports = new URL('apps/api/src/testing/quick-imports.mjs', import.meta.url).href;

/** Only what hangs takes so long, in ms: no test claims a time by them. */
const timeouts = { testTimeout: 300_000, hookTimeout: 300_000 };

const inNode = {
  environment: 'node',
  env: withoutModels,
  maxWorkers: testWorkers,
  // A wait ends with what it waits for; on a busy machine a second, the default, is often too short.
  expect: { poll: { timeout: 50_000 } },
  ...timeouts,
};

/** The tests that run in Node. Each suite loads its own configuration: that of the stories takes seconds. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...inNode,
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/*/scripts/**/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            '.storybook/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.browser.test.*'],
          // Test files share a process and its loaded modules: loading them again for each of 360 files takes longer than the tests.
          isolate: false,
        },
      },
      {
        // Each test file has its own process: servers change its settings, signal handlers and telemetry.
        test: {
          ...inNode,
          name: 'server',
          globalSetup: ['apps/api/src/testing/database-template.ts'],
          env: { ...withoutModels, NODE_OPTIONS: `--import=${quickImports}` },
          include: ['apps/api/src/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...onPostgres, ...onSoak],
        },
      },
    ],
  },
});
