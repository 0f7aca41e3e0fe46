import { once } from 'node:events';
import { watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { launch, type Browser, type Locator, type Page } from 'puppeteer-core';
import { findFirefox } from '../../scripts/firefox.ts';

/** How long an element may take to appear, in ms. It only ends a wait for what never comes. */
const patience = 60_000;

/**
 * Starts Firefox over WebDriver BiDi, without motion, on an English page of 1440 × 900.
 * @param downloads folder that takes what pages save
 */
export async function startFirefox(downloads: string): Promise<{ browser: Browser; page: Page }> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('Firefox is not installed. Install it, or set FIREFOX_PATH to it.');
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      'intl.accept_languages': 'en-US',
      'ui.prefersReducedMotion': 1,
    },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  page.setDefaultTimeout(patience);
  return { browser, page };
}

/**
 * A button by its words or its label. By XPath, since Firefox answers nothing else while it is asked over and over for an
 * accessible name that is not there yet.
 */
export function button(page: Page, name: string): Locator<Element> {
  const said = `normalize-space()="${name}" or @aria-label="${name}"`;
  return page.locator(`::-p-xpath(//*[self::button or @role="button"][${said}])`);
}

/** The field that a label names. */
export function field(page: Page, label: string): Locator<Element> {
  return page.locator(`::-p-xpath(//*[@id = //label[normalize-space()="${label}"]/@for])`);
}

/** An option of the open list. */
export function option(page: Page, name: string): Locator<Element> {
  return page.locator(`::-p-xpath(//*[@role="option"][normalize-space()="${name}"])`);
}

/** The file of such a name that a page saved into the folder, once it is whole: Firefox writes it under a name of its own first. */
export async function nextDownload(downloads: string, pattern: RegExp): Promise<string> {
  const abort = new AbortController();
  const watcher = watch(downloads, { signal: abort.signal });
  try {
    for (;;) {
      const names = await readdir(downloads);
      const file = names.find((name) => pattern.test(name));
      if (file !== undefined && names.length === 1) return join(downloads, file);
      await once(watcher, 'change');
    }
  } finally {
    abort.abort();
  }
}
