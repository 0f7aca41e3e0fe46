import type { Component, Labelling } from '../image/connected-components.ts';
import { type Bounds, overlap } from '../geometry/bounds.ts';

// `bench engine` shows a change of these: accents % and CER %.
/** The part of the box's height that ink must reach into to start a line; the rest may hold descenders of the line above. */
const coreInset = 0.22;
/** An accent is at most so far from its letter, so wide and so high, in heights of the box. */
const accentGap = 0.14;
const accentWidth = 0.6;
const accentHeight = 0.35;
/** Letters that the detector's box cut off lie this near to it, in heights of the box. */
const cutOff = 0.2;
/** Ink apart by more than this is two texts, in heights of the box. */
const textGap = 1;
/** Side of the smallest dot or comma beside such letters, in heights of the box. */
const minDot = 0.035;
/** How many letters a frame holds at least, and how wide its sides are at most, in heights of the box. */
const minFramed = 2;
const maxFrameSide = 0.15;

/** The crop of a box with its surroundings. */
export interface LineCrop extends Labelling {
  width: number;
  height: number;
  /** Where the box lies in the crop. */
  inner: Bounds;
}

/** The components that belong to the line: those that reach into the middle of the box, and the accents on them. */
export function ownGlyphs(crop: LineCrop): Component[] {
  const boxHeight = crop.inner.bottom - crop.inner.top;
  const whole = crop.components.filter((component) => !touchesEdge(component, crop));
  const reaching = whole.filter((component) => reachesIntoMiddle(component, crop));
  const letters = reaching.filter((component) => !isFrame(component, reaching, crop));
  const others = whole.filter((component) => !letters.includes(component));
  const accents = others.filter((accent) => letters.some((letter) => isAccentOn(letter, accent, boxHeight)));
  return [...letters, ...accents].filter(({ size }) => size >= (minDot * boxHeight) ** 2);
}

/** Whether the edge of the crop cuts a component: then it is a frame, a panel, a picture, or the text of a neighbouring line. */
export function touchesEdge({ left, top, right, bottom }: Component, { width, height }: LineCrop): boolean {
  return top === 0 || bottom === height - 1 || (left === 0 && right === width - 1);
}

function reachesIntoMiddle({ left, top, right, bottom }: Component, { inner }: LineCrop): boolean {
  const boxHeight = inner.bottom - inner.top;
  const centre = (left + right) / 2;
  const isBeside = centre < inner.left - cutOff * boxHeight || centre > inner.right + cutOff * boxHeight;
  const shared = overlap(top, bottom + 1, inner.top + coreInset * boxHeight, inner.bottom - coreInset * boxHeight);
  return !isBeside && shared > 0;
}

/**
 * Whether a component is the frame of a button, or a part of one: at the height of the letters it shows only its sides, on both ends of several letters.
 * One with letters before or behind it is the frame of a field beside its label, which parts the two.
 */
function isFrame({ label, left, right }: Component, others: readonly Component[], crop: LineCrop): boolean {
  const framed = others.filter((other) => other.left > left && other.right < right);
  const isBesideLetters = others.some((other) => other.right < left || other.left > right);
  if (framed.length < minFramed || isBesideLetters) return false;
  const { inner, labels, width } = crop;
  const boxHeight = inner.bottom - inner.top;
  const bottom = Math.floor(inner.bottom - coreInset * boxHeight);
  for (let y = Math.ceil(inner.top + coreInset * boxHeight); y < bottom; y++) {
    for (let x = left; x <= right; x++) {
      if (labels[y * width + x] === label && Math.min(x - left, right - x) > maxFrameSide * boxHeight) return false;
    }
  }
  return true;
}

function isAccentOn(letter: Component, accent: Component, boxHeight: number): boolean {
  return (
    accent.right - accent.left <= accentWidth * boxHeight &&
    accent.bottom - accent.top <= accentHeight * boxHeight &&
    overlap(accent.left, accent.right + 1, letter.left - 1, letter.right + 2) > 0 &&
    overlap(accent.top, accent.bottom + 1, letter.top, letter.bottom + 1) > -accentGap * boxHeight
  );
}

/** Parts glyphs that stand farther apart than words do: cells of a table, neighbouring columns. */
export function splitAtGaps(glyphs: readonly Component[], boxHeight: number): Component[][] {
  const parts: Component[][] = [];
  let reached = -Infinity;
  for (const glyph of glyphs.toSorted((a, b) => a.left - b.left)) {
    const part = parts.at(-1);
    if (part && glyph.left - reached <= textGap * boxHeight) part.push(glyph);
    else parts.push([glyph]);
    reached = Math.max(reached, glyph.right);
  }
  return parts;
}

export function boundsOf(components: readonly Component[]): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { left, top, right, bottom } of components) {
    bounds.left = Math.min(bounds.left, left);
    bounds.top = Math.min(bounds.top, top);
    bounds.right = Math.max(bounds.right, right + 1);
    bounds.bottom = Math.max(bounds.bottom, bottom + 1);
  }
  return bounds;
}
