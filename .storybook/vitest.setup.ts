import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import { afterEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this browser is the one that the pictures were taken with. */
    comparePictures: boolean;
  }
  interface TaskMeta {
    storyId?: string;
    /** Themes in which axe went over the story. */
    axeThemes?: string[];
    /** Themes in which the story was compared with its picture. */
    pictures?: string[];
  }
  interface TestContext {
    /** Set by the Storybook plugin once the story stands. */
    story?: ComposedStory;
  }
}

type AccessibilityContext = Parameters<typeof checkAccessibility>[0];
type ComposedStory = Pick<AccessibilityContext, 'id' | 'parameters' | 'globals'> & {
  reporting: { reports: { type: string; status: string }[] };
};

/** Does something to the story as it stands, in another theme than it was drawn in. */
async function inTheme(theme: string, action: () => Promise<void>) {
  const drawn = document.documentElement.dataset.theme;
  document.documentElement.dataset.theme = theme;
  try {
    await action();
  } finally {
    document.documentElement.dataset.theme = drawn ?? 'light';
  }
}

/** What the add-on does after each story, once more. Its findings are thrown, so the report that it adds is not needed. */
async function checkAgain(story: ComposedStory) {
  await checkAccessibility({
    ...story,
    viewMode: 'story',
    reporting: { reports: [], addReport: () => undefined },
  } as unknown as AccessibilityContext);
}

/**
 * Makes the page as tall as everything on it, portals included, and the window as tall as the page: what lies outside the
 * window stays white in the picture. The next story sets its own window again.
 */
async function showEverything() {
  window.scrollTo(0, 0);
  const { innerWidth, innerHeight } = window;
  const overlays = [...document.body.querySelectorAll('*')].map((element) => element.getBoundingClientRect().bottom);
  document.body.style.minHeight = `${Math.ceil(Math.min(Math.max(...overlays), innerHeight))}px`;
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > innerHeight) await page.viewport(innerWidth, scrollHeight);
}

async function comparePicture(name: string) {
  // oxlint-disable-next-line vitest/no-standalone-expect -- runs inside every story's test
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(name, {
    comparatorName: 'pixelmatch',
    // At the usual 0.1 a shift of 16 levels in one colour went unseen.
    comparatorOptions: { threshold: 0.005, includeAA: true, allowedMismatchedPixels: 40 },
    screenshotOptions: { animations: 'disabled', caret: 'hide' },
    timeout: 15_000,
  });
}

afterEach(async ({ task, story }) => {
  if (!story || (task.result?.errors?.length ?? 0) > 0) return;
  if (story.reporting.reports.some((report) => report.type === 'a11y')) {
    await inTheme('dark', () => checkAgain(story));
    task.meta.axeThemes = ['light', 'dark'];
  }
  if (!inject('comparePictures')) return;
  await document.fonts.ready;
  await showEverything();
  await comparePicture(story.id);
  task.meta.pictures = ['light'];
  if (story.parameters.darkPicture === true) {
    await inTheme('dark', () => comparePicture(`${story.id}-dark`));
    task.meta.pictures.push('dark');
  }
  document.body.style.minHeight = '';
});
