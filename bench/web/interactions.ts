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

/** From this many ms on the browser tells of an event at all: a frame at 60 Hz. */
export const leastReported = 16;

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

/** Until what was painted has been reported. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 200))),
      ),
  );

/**
 * The longest time from an input to the paint that answers it, in ms: {@link leastReported} where all were shorter.
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
  return Math.max(leastReported, ...(await page.evaluate(() => window.interactionLengths)));
}
