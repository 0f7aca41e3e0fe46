import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import { configure } from 'storybook/test';
import { afterEach, beforeAll, expect, inject, type RunnerTestFile } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Mode } from '../packages/ui/src/testing/modes.ts';
import { PicturedPages } from './pictured-pages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this browser is the one that the pictures were taken with. */
    comparePictures: boolean;
  }
  interface TaskMeta {
    storyId?: string;
    /** Themes in which axe went over the story. */
    axeThemes?: string[];
    /** The pictures that the story was compared with, by the names of their files. */
    pictures?: string[];
    /** Set where it needs no picture, because another story ends on the same page or it is a playground. */
    withoutPicture?: boolean;
  }
  interface TestContext {
    /** Set by the Storybook plugin once the story stands. */
    story?: ComposedStory;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Has the page drawn in the system's colours, or no longer. */
    forceColors: (forced: boolean) => Promise<void>;
  }
}

// Only what hangs takes so long, in ms: no story claims a time by it.
configure({ asyncUtilTimeout: 60_000 });

type AccessibilityContext = Parameters<typeof checkAccessibility>[0];
type ComposedStory = Pick<AccessibilityContext, 'id' | 'parameters' | 'globals'> & {
  reporting: { reports: { type: string; status: string }[] };
};

/** Does something to the story as it stands, looked at in another way than it was drawn. */
async function inMode({ theme, viewport, forcedColors }: Mode, action: () => Promise<void>) {
  const { documentElement: html } = document;
  const drawn = { theme: html.dataset.theme, width: window.innerWidth, height: window.innerHeight };
  if (theme) html.dataset.theme = theme;
  if (viewport) await page.viewport(viewport, drawn.height);
  if (forcedColors) await commands.forceColors(true);
  try {
    await action();
  } finally {
    html.dataset.theme = drawn.theme ?? 'light';
    if (viewport) await page.viewport(drawn.width, drawn.height);
    if (forcedColors) await commands.forceColors(false);
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

/** Transitions end within this time, in ms; what lasts longer goes on by design, as a turning spinner. */
const longestTransition = 1000;

const transitionsNow = () =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && Number(effect?.getComputedTiming().endTime) <= longestTransition,
    );

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Waits until nothing moves or fades any more and what that ends with is drawn: a closed dialog is gone only then. Two frames
 * at least, in which what follows the size of another element takes its own.
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

const pages = new PicturedPages();

const isMatrix = (story: ComposedStory) => story.id.endsWith('--matrix');

const matrixOf = (file: RunnerTestFile) => file.tasks.find(({ name }) => name === 'Matrix');

// The matrix of a file goes before its other stories, also where only they were asked for: what it shows needs no second picture.
// oxlint-disable-next-line eslint/no-empty-pattern -- Vitest reads the names of its fixtures from here
beforeAll(({}, file) => {
  const matrix = matrixOf(file.file);
  if (!matrix) return;
  matrix.mode = 'run';
  file.tasks.splice(file.tasks.indexOf(matrix), 1);
  file.tasks.unshift(matrix);
});

/** Whether the matrix of its file shows this story: the default one, or one that looks like a cell. A story about its width shows more. */
const isInMatrix = (story: ComposedStory, file: RunnerTestFile) =>
  matrixOf(file) !== undefined && (story.id.endsWith('--default') || (!story.id.includes('narrow') && pages.isCell()));

/** Whether this story shows a state that neither a story before it in its file ends on nor its matrix holds. */
function isNewState(story: ComposedStory, file: RunnerTestFile): boolean {
  if (story.parameters.picture === false || story.id.endsWith('--playground')) return false;
  if (isMatrix(story)) pages.addCells();
  return pages.add() && !isInMatrix(story, file);
}

/** The modes that a story is pictured in. A matrix is not pictured narrow where its file has a story `Narrow`. */
function modesOf(story: ComposedStory, file: RunnerTestFile): [name: string, mode: Mode][] {
  const { modes = {} } = (story.parameters.chromatic ?? {}) as { modes?: Record<string, Mode> };
  const hasNarrowStory = isMatrix(story) && file.tasks.some(({ name }) => name === 'Narrow');
  return Object.entries({ light: {}, ...modes }).filter(([mode]) => !(mode === 'narrow' && hasNarrowStory));
}

/** The size of each part on the page in px, in the order of the page; as it is laid out, without the turn of a spinner. */
const sizesOfParts = () =>
  [...document.querySelectorAll('[data-slot]')]
    .map((part) => getComputedStyle(part))
    .map(({ width, height }) => `${width} ${height}`)
    .join();

/** Storybook pauses all animations while axe looks at a story, and forgets to go on after it found something: later stories share the page. */
function resumeAnimations() {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove();
}

afterEach(async ({ task, story }) => {
  resumeAnimations();
  if (!story || (task.result?.errors?.length ?? 0) > 0) return;
  if (story.reporting.reports.some((report) => report.type === 'a11y')) {
    await inMode({ theme: 'dark' }, () => checkAgain(story));
    task.meta.axeThemes = ['light', 'dark'];
  }
  if (!inject('comparePictures')) return;
  await pageSettles();
  if (!isNewState(story, task.file)) {
    task.meta.withoutPicture = true;
    return;
  }
  await document.fonts.ready;
  const pictures: string[] = [];
  task.meta.pictures = pictures;
  for (const [modeName, mode] of modesOf(story, task.file)) {
    const name = modeName === 'light' ? story.id : `${story.id}-${modeName}`;
    const sizes = sizesOfParts();
    await inMode(mode, async () => {
      await pageSettles();
      // A matrix whose parts keep their sizes in a narrow window only has more rows there.
      if (modeName === 'narrow' && isMatrix(story) && sizesOfParts() === sizes) return;
      await comparePicture(name);
      pictures.push(name);
    });
  }
});
