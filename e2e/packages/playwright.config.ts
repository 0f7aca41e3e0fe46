import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { everyRun } from '../every-run.ts';

const { executablePath, env } = await findChromium();

/** What a stranger does with the packages: it installs them from npm, some minutes of work, so that it is a suite of its own. */
export default defineConfig(everyRun, {
  globalSetup: './strangers-app.ts',
  outputDir: '../../test-results/packages',
  // They share one folder of installed packages.
  workers: 1,
  use: { launchOptions: { executablePath, args: chromiumArguments, env: { ...process.env, ...env } } },
});
