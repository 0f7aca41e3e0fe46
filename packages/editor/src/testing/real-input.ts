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

/** Keys that are held with the mouse. */
export interface HeldKeys {
  alt?: boolean;
  ctrl?: boolean;
}

/** The modifiers as the bit field of the protocol. */
function modifiersOf({ alt = false, ctrl = false }: HeldKeys): number {
  return (alt ? 1 : 0) + (ctrl ? 2 : 0);
}

/** Moves the mouse to a point of the page, with the left button held or not, in px of the screen. */
export async function moveMouse(
  at: Point,
  { held = false, ...keys }: HeldKeys & { held?: boolean } = {},
): Promise<void> {
  const buttons = held ? { button: 'left', buttons: 1 } : {};
  const mouse = { ...inWindow(at), ...buttons, modifiers: modifiersOf(keys) };
  await devTools().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...mouse });
}

/** Presses or releases the left button of the mouse at a point of the page, in px of the screen. */
export async function leftButton(
  type: 'mousePressed' | 'mouseReleased',
  at: Point,
  keys: HeldKeys = {},
): Promise<void> {
  const mouse = { ...inWindow(at), button: 'left', clickCount: 1, modifiers: modifiersOf(keys) };
  await devTools().send('Input.dispatchMouseEvent', { type, ...mouse });
}

/** Presses the left button at a point of the page and moves the mouse to another without letting go, in px of the screen. */
export async function hold(from: Point, to: Point, keys: HeldKeys = {}): Promise<void> {
  await moveMouse(from);
  await leftButton('mousePressed', from, keys);
  await moveMouse({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, { held: true, ...keys });
  await moveMouse(to, { held: true, ...keys });
}

/** Drags with the mouse from one point of the page to another, in px of the screen. */
export async function drag(from: Point, to: Point, keys: HeldKeys = {}): Promise<void> {
  await hold(from, to, keys);
  await leftButton('mouseReleased', to, keys);
}

/** Turns the wheel by px of the screen, down where above 0, with Ctrl or without. */
export async function turnWheel(at: Point, deltaY: number, { ctrl = false }: { ctrl?: boolean } = {}): Promise<void> {
  const wheel = { ...inWindow(at), deltaX: 0, deltaY, modifiers: modifiersOf({ ctrl }) };
  await devTools().send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...wheel });
}

/** Shows letters that an input method composes, the caret behind them. */
export async function compose(text: string): Promise<void> {
  const end = text.length;
  await devTools().send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
}

/** Takes what an input method composed, as these letters. */
export async function takeComposed(text: string): Promise<void> {
  await devTools().send('Input.insertText', { text });
}
