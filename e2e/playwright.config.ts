import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.ts';

const chromium = await findChromium();

export default defineConfig({
  testDir: '.',
  testIgnore: 'firefox/**',
  // Waits end with what they wait for. These only end a run that hangs, also on a busy machine.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  retries: 0,
  workers: 1,
  reporter: [['list'], ['json']],
  outputDir: '../test-results',
  use: {
    viewport: { width: 1440, height: 900 },
    // What cannot be done says so, and the tests after it still have their time.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: chromium.executablePath,
      args: chromiumArguments,
      env: { ...process.env, ...chromium.env },
    },
  },
});
