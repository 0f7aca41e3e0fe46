import type { Page } from 'playwright';

/** Something that a user does, and how. The clock runs over `run` alone. */
export interface Interaction {
  name: string;
  /** Address without origin. */
  path: string;
  signedIn: boolean;
  /** Brings the page to where it begins. */
  prepare?: (page: Page) => Promise<void>;
  run: (page: Page) => Promise<void>;
}

/** The duration in ms, a frame at 60 Hz, from which the browser reports an event at all. */
const minReported = 16;

/** Keeps each answer to a key, a click or a tap with its length from input to the next paint (Event Timing, as in INP). */
function observe(): void {
  const lengths: number[] = [];
  Object.assign(window, { interactionLengths: lengths });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) lengths.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

declare global {
  interface Window {
    interactionLengths: number[];
  }
}

/**
 * The browser reports an event after the screen has shown its frame, of which a page is not told, and reports nothing of an event that was
 * answered sooner than {@link minReported}: there is nothing else to wait for. Twelve frames at 60 Hz, in ms.
 */
const reportedWithin = 200;

/** Waits until the paint has been reported. */
const settled = (page: Page) =>
  page.evaluate(
    (wait) =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, wait))),
      ),
    reportedWithin,
  );

/**
 * The longest time from an input to the paint that answers it, in ms: {@link minReported} where all were shorter.
 * @param page signed in, where the interaction asks for it
 */
export async function timeInteraction(page: Page, origin: string, interaction: Interaction): Promise<number> {
  await page.addInitScript(observe);
  await page.goto(origin + interaction.path);
  await page.waitForLoadState('networkidle');
  await interaction.prepare?.(page);
  await settled(page);
  await page.evaluate(() => (window.interactionLengths.length = 0));
  await interaction.run(page);
  await settled(page);
  return Math.max(minReported, ...(await page.evaluate(() => window.interactionLengths)));
}
