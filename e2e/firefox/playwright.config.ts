import { defineConfig } from '@playwright/test';
import { everyRun } from '../every-run.ts';

/** Playwright runs these tests; the browser is the machine's Firefox, driven over WebDriver BiDi (`browser.ts`). */
export default defineConfig(everyRun, { outputDir: '../../test-results/firefox' });
