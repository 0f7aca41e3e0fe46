import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import { configure } from 'storybook/test';
import { afterEach, expect, inject, type RunnerTask } from 'vitest';
import { page } from 'vitest/browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this browser is the one that the pictures were taken with. */
    comparePictures: boolean;
  }
  interface TestContext {
    /** The Storybook plugin sets it once the story is rendered. */
    story?: ComposedStory;
  }
}

// This timeout, in ms, only ends a story that hangs: no story measures time with it.
configure({ asyncUtilTimeout: 60_000 });

type AccessibilityContext = Parameters<typeof checkAccessibility>[0];
type ComposedStory = Pick<AccessibilityContext, 'id' | 'parameters' | 'globals'> & {
  reporting: { reports: { type: string; status: string }[] };
};

/** Runs an action while the story is shown in the dark theme. */
async function inDarkTheme(action: () => Promise<void>) {
  const { dataset } = document.documentElement;
  const { theme = 'light' } = dataset;
  dataset.theme = 'dark';
  try {
    await action();
  } finally {
    dataset.theme = theme;
  }
}

/** Runs the accessibility check of the add-on once more. Findings are thrown, so its report is discarded. */
async function checkAgain(story: ComposedStory) {
  await checkAccessibility({
    ...story,
    viewMode: 'story',
    reporting: { reports: [], addReport: () => undefined },
  } as unknown as AccessibilityContext);
}

/** The longest transition of the design, in ms. Animations that last longer never end, for example a spinner. */
const maxTransition = 1000;

const transitionsNow = () =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && Number(effect?.getComputedTiming().endTime) <= maxTransition,
    );

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Waits until all transitions have ended and their result is drawn: a closed dialog is gone only then. Waits for two frames at
 * least, in which elements that follow the size of another one are resized.
 */
async function pageSettles() {
  let running: Animation[];
  do {
    running = transitionsNow();
    await Promise.allSettled(running.map(({ finished }) => finished));
    await nextFrame();
    await nextFrame();
  } while (running.length > 0);
}

/**
 * Makes the page as tall as everything on it, portals included, and the window as tall as the page: anything outside the
 * window would be white in the picture. The next story sets its own window size again.
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
  await showEverything();
  // oxlint-disable-next-line vitest/no-standalone-expect -- runs inside every story's test
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(name, {
    comparatorName: 'pixelmatch',
    // At the usual 0.1 a shift of 16 levels in one colour went unseen.
    comparatorOptions: { threshold: 0.005, includeAA: true, allowedMismatchedPixels: 40 },
    screenshotOptions: { animations: 'disabled', caret: 'hide' },
    // Only a page that never stands still takes so long.
    timeout: 60_000,
  });
  document.body.style.minHeight = '';
}

/**
 * Whether pictures of the story are compared here: each matrix, which shows every variant of a component, and the first story of each
 * screen. Chromatic compares the others.
 */
const isPictured = (story: ComposedStory, task: RunnerTask) =>
  story.parameters.chromatic?.disableSnapshot !== true &&
  (story.id.endsWith('--matrix') || (/^(web|editor-imageeditor)-/.test(story.id) && task.file.tasks[0] === task));

/** Resumes all animations. Storybook pauses them while axe checks a story and keeps them paused after a finding, but later stories share the page. */
function resumeAnimations() {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove();
}

afterEach(async ({ task, story }) => {
  resumeAnimations();
  if (!story || (task.result?.errors?.length ?? 0) > 0) return;
  if (story.reporting.reports.some(({ type }) => type === 'a11y')) await inDarkTheme(() => checkAgain(story));
  if (!inject('comparePictures') || !isPictured(story, task)) return;
  await document.fonts.ready;
  await pageSettles();
  await comparePicture(story.id);
  await inDarkTheme(async () => {
    await pageSettles();
    await comparePicture(`${story.id}-dark`);
  });
});
