import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { everyRun } from '../every-run.ts';

const { executablePath, env } = await findChromium();

/** A stranger uses the packages: installing them takes some minutes, so that this is a suite of its own. */
export default defineConfig(everyRun, {
  globalSetup: './strangers-app.ts',
  outputDir: '../../test-results/packages',
  // They share one folder of installed packages.
  workers: 1,
  use: { launchOptions: { executablePath, args: chromiumArguments, env: { ...process.env, ...env } } },
});
