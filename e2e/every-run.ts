import { type PlaywrightTestConfig } from '@playwright/test';

/** What holds in every browser. Waits end with what they wait for; these limits only end a run that hangs, also on a busy machine. */
export const everyRun = {
  testDir: '.',
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  retries: 0,
  // Two, also where there are only two cores: one alone often waits for the server or the browser.
  workers: 2,
  reporter: [['list'], ['json']],
} satisfies PlaywrightTestConfig;
