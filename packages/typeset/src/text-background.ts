import type { TextContext, TextLayout, TextStyle } from './types.ts';

/** A filled box behind all lines of a text, as wide as the widest of them needs. Lengths are in ems. */
export interface TextBackground {
  /** The reach above the first baseline, and below the last one. */
  above: number;
  below: number;
  /** Beyond the widest line and the letter spacing after its last letter, on both sides. */
  beside: number;
  /** Radius of the corners. */
  radius: number;
  /** `#rrggbb` or `#rrggbbaa`. */
  colour: string;
}

const length = String.raw`(-?\d*\.?\d+)(?:em)?`;
const syntax = new RegExp(`^${length} ${length} ${length} ${length} ${String.raw`(#[\da-f]{6}(?:[\da-f]{2})?)`}$`, 'i');

/** The box that `textBackground` says, as `1em 0.4em 0.5em 0.2em #1a66aa`; undefined for what says none. */
export function parseTextBackground(css: string): TextBackground | undefined {
  const [, above, below, beside, radius, colour] = syntax.exec(css) ?? [];
  if (above === undefined || below === undefined || beside === undefined || radius === undefined) return undefined;
  if (colour === undefined) return undefined;
  return {
    above: Number(above),
    below: Number(below),
    beside: Number(beside),
    radius: Math.max(0, Number(radius)),
    colour,
  };
}

export function formatTextBackground({ above, below, beside, radius, colour }: TextBackground): string {
  return `${[above, below, beside, radius].map((value) => `${Number(value.toFixed(3))}em`).join(' ')} ${colour}`;
}

/** How far the box behind a text can be seen beyond the lines of it, in ems. */
export function backgroundReach({
  textBackground,
  letterSpacing = 0,
}: Pick<TextStyle, 'textBackground' | 'letterSpacing'>): number {
  const background = textBackground === undefined ? undefined : parseTextBackground(textBackground);
  return background
    ? Math.max(0, background.above, background.below, background.beside + Math.max(0, letterSpacing))
    : 0;
}

/** The box behind straight lines, from the top left of their block; undefined where there is none. */
export function backgroundBox({
  style,
  lines,
}: TextLayout): { x: number; y: number; width: number; height: number; radius: number; colour: string } | undefined {
  const background = style.textBackground === undefined ? undefined : parseTextBackground(style.textBackground);
  const [first] = lines;
  const last = lines.at(-1);
  const isStraight = lines.every(({ radius }) => radius === undefined);
  if (!background || !first || !last || !isStraight || lines.every(({ text }) => text === '')) return undefined;
  const { above, below, beside, colour } = background;
  const { fontSize, letterSpacing = 0 } = style;
  // As in CSS, letter spacing follows the last letter of a line too.
  const after = letterSpacing * fontSize;
  const isFromRight = lines.every(({ direction }) => direction === 'rtl');
  const x = Math.min(...lines.map((line) => line.x)) - beside * fontSize - (isFromRight ? after : 0);
  const y = first.baseline - above * fontSize;
  const right = Math.max(...lines.map((line) => line.x + line.width)) + beside * fontSize + (isFromRight ? 0 : after);
  const width = right - x;
  const height = last.baseline + below * fontSize - y;
  if (width <= 0 || height <= 0) return undefined;
  return { x, y, width, height, radius: Math.min(background.radius * fontSize, width / 2, height / 2), colour };
}

/** Draws the box behind a text, under all else of it. The context stands at the top left of the block of lines. */
export function paintBackground(ctx: TextContext, layout: TextLayout): void {
  const box = backgroundBox(layout);
  if (!box) return;
  ctx.save();
  ctx.fillStyle = box.colour;
  ctx.beginPath();
  ctx.roundRect(box.x, box.y, box.width, box.height, box.radius);
  ctx.fill();
  ctx.restore();
}
