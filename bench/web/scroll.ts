import type { Page } from 'playwright';
import { quantile } from '../metrics/quantile.ts';

export interface Scrolling {
  /** Cards that were in the page at the end. */
  cards: number;
  /** Middle, and the one that 95 of 100 frames do not exceed: time between frames, in ms. */
  p50: number;
  p95: number;
  /** Frames that took longer than two of 60 Hz, of 100. */
  late: number;
}

const turns = 200;
const frame = 1_000 / 60;

/**
 * Scrolls the dashboard to its end, so that every page of the list is there, then up and down again by the wheel.
 * @param page signed in
 * @param cards how many there are in all
 */
export async function scrollDashboard(page: Page, origin: string, cards: number): Promise<Scrolling> {
  await page.goto(`${origin}/dashboard`);
  const list = page.locator('[data-slot=image-card]');
  await list.first().waitFor();
  await page.mouse.move(640, 500);
  for (let count = await list.count(); count < cards; count = await list.count()) {
    await page.mouse.wheel(0, 4_000);
    await list.nth(count).waitFor();
  }
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { scrolledFrames: frames });
    let before = performance.now();
    const tick = (now: number) => {
      frames.push(now - before);
      before = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  for (let turn = 0; turn < turns; turn += 1) await page.mouse.wheel(0, turn < turns / 2 ? -240 : 240);
  const lengths = await page.evaluate(() => (window as unknown as { scrolledFrames: number[] }).scrolledFrames);
  const measured = lengths.slice(1);
  return {
    cards: await list.count(),
    p50: quantile(measured, 0.5),
    p95: quantile(measured, 0.95),
    late: (100 * measured.filter((length) => length > 2 * frame).length) / measured.length,
  };
}
