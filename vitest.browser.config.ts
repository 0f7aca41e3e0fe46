import { serveTypefaces } from '@palimpsest/typefaces/vite';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from './scripts/chromium.ts';
import { compiledReact } from './scripts/compiled-react.ts';
import { testWorkers } from './scripts/test-workers.ts';

const chromium = await findChromium();

/** Tests that need a real canvas, real fonts and real input: `*.browser.test.ts(x)`. */
export default defineConfig({
  plugins: [compiledReact(), serveTypefaces(), tailwindcss()],
  test: {
    name: 'browser',
    include: ['packages/*/src/**/*.browser.test.{ts,tsx}', 'apps/web/src/**/*.browser.test.{ts,tsx}'],
    maxWorkers: testWorkers,
    // Only what hangs takes so long: no test claims a time by them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: chromium.executablePath,
          args: chromiumArguments,
          env: { ...process.env, ...chromium.env },
        },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
});
