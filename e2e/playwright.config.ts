import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.ts';
import { everyRun } from './every-run.ts';

const chromium = await findChromium();

export default defineConfig(everyRun, {
  testIgnore: ['firefox/**', 'packages/**'],
  globalSetup: './keep-empty-database.ts',
  outputDir: '../test-results',
  use: {
    viewport: { width: 1440, height: 900 },
    // An action that cannot be done fails with its own message and leaves time for the tests after it.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of each test takes a third of the suite's time; `--trace on` records one.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium.executablePath,
      args: chromiumArguments,
      env: { ...process.env, ...chromium.env },
    },
  },
});
