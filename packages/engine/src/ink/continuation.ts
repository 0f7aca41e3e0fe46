import { type Bounds, overlap } from '../geometry/bounds.ts';
import type { Component } from '../image/connected-components.ts';
import { boundsOf } from './own-glyphs.ts';

// In heights of the line's tall letters (0.7 em). `bench engine --blind` shows a change of these: ghosts, words %; `bench engine` shows a change of
// these: CER %, groups %.
/** The share of glyphs that may be lower than the tall letters. */
const tallLetters = 0.7;
/** A space is 0.25 em, in justified lines up to twice that. */
const maxGap = 0.75;
/** Letters without ascenders are half as high; with accents and descenders they are higher. */
const lowest = 0.45;
const tallest = 1.6;
const beyond = 0.4;
/** Minimum share of a letter's height that lies within the line. */
const minShared = 0.6;
/** Maximum width of letters that hang together. */
const widest = 6;

/**
 * Finds strokes that go on where a line was cut off: of the height of its letters, on its line, not farther than a space away.
 * @param glyphs those of the line
 * @param others what else has its colour
 * @returns what continues the line, from the nearest outwards; empty where nothing does
 */
export function continuationOf(glyphs: readonly Component[], others: readonly Component[]): Component[] {
  const line = boundsOf(glyphs);
  const heights = glyphs.map(({ top, bottom }) => bottom + 1 - top).toSorted((a, b) => a - b);
  const tall = heights[Math.floor(tallLetters * (heights.length - 1))] ?? 0;
  const fitting = others.filter((other) => fits(other, line, tall));
  const rightwards = chain(
    fitting.filter(({ left }) => left >= line.right).toSorted((a, b) => a.left - b.left),
    ({ left, right }) => [left - line.right, right + 1 - line.right],
    maxGap * tall,
  );
  const leftwards = chain(
    fitting.filter(({ right }) => right < line.left).toSorted((a, b) => b.right - a.right),
    ({ left, right }) => [line.left - right - 1, line.left - left],
    maxGap * tall,
  );
  return [...leftwards, ...rightwards];
}

function fits({ left, right, top, bottom }: Component, line: Bounds, tall: number): boolean {
  const height = bottom + 1 - top;
  const shared = overlap(top, bottom + 1, line.top, line.bottom);
  return (
    height >= lowest * tall &&
    height <= tallest * tall &&
    right + 1 - left <= widest * tall &&
    top >= line.top - beyond * tall &&
    bottom + 1 <= line.bottom + beyond * tall &&
    shared >= minShared * height
  );
}

/** The components that follow each other without a wider gap than `most`. `span` gives where one begins and ends, away from the line. */
function chain(
  sorted: readonly Component[],
  span: (component: Component) => readonly [number, number],
  most: number,
): Component[] {
  let reached = 0;
  const chained: Component[] = [];
  for (const component of sorted) {
    const [from, to] = span(component);
    if (from - reached > most) break;
    reached = Math.max(reached, to);
    chained.push(component);
  }
  return chained;
}
