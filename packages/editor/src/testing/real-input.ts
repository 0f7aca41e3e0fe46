import { cdp } from 'vitest/browser';
import type { Point } from '../geometry/rect.ts';

/** The part of the browser's DevTools protocol that sends what the hardware would. */
interface DevTools {
  send: (method: string, parameters: Record<string, unknown>) => Promise<unknown>;
}

// The session's methods are declared by the provider, which a test does not import.
const devTools = () => cdp() as unknown as DevTools;

/** A point of the page in the window of the browser, which shows the page of the tests in a frame. */
function inWindow({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  if (!frame) return { x, y };
  const scale = frame.width / window.innerWidth;
  return { x: frame.left + x * scale, y: frame.top + y * scale };
}

/** Presses and releases the right button of the mouse at a point of the page, in px of the screen. */
export async function pressRightButton(at: Point): Promise<void> {
  const button = { ...inWindow(at), button: 'right', clickCount: 1 };
  await devTools().send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await devTools().send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
}

/** Puts fingers on the page, moves them, or takes all off (`touchEnd`, without points); in px of the screen. */
export async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly Point[]): Promise<void> {
  await devTools().send('Input.dispatchTouchEvent', { type, touchPoints: points.map(inWindow) });
}
