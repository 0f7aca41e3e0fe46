import type { GlyphFill } from './glyph-fill.ts';

const opaque = /^#[\da-f]{6}$/i;

/**
 * The grey, 0 to 255, in which Skia as @napi-rs/canvas builds it lays as much ink as Chromium does in black, and in white: Skia knows eight greys
 * (its `SkMaskGamma` keeps three bits), and of those Chromium's letters of 12 to 40 px lie nearest to the fourth, from a light grey on to the fifth.
 */
const levels = { black: 100, white: 140 };

/** Stops of the colour itself, and of the one that brings their mean to the level. */
const stops = { own: 2, other: 4 };

/** Half the length of the gradient, and how much of that the colour itself takes; no picture is as large. In pixels. */
const [reach, ownShare] = [1e6, 0.75];

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function levelFor(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color);
  const luma = (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
  return levels.black + (levels.white - levels.black) * luma;
}

/**
 * Fills letters so that they cover of each pixel what they cover in Chromium.
 *
 * Skia makes small letters bolder or thinner by the luminance of their colour (`SkMaskGamma`), and @napi-rs/canvas builds it with other constants than
 * browsers, which cannot be set: black letters of 12 px have 13 % less ink than in Chromium, white ones 29 % more. The luminance of a gradient is
 * the mean of its stops, wherever they lie: stops beyond the picture bring it to the grey that has as much ink.
 *
 * @param color opaque, as `#rrggbb`; any other is given back
 */
export const evenCoverage: GlyphFill = (ctx, color) => {
  if (!opaque.test(color)) return color;
  const level = levelFor(color);
  const other = channelsOf(color).map((own) =>
    Math.round((level * (stops.own + stops.other) - own * stops.own) / stops.other),
  );
  const gradient = ctx.createLinearGradient(-reach, 0, reach, 0);
  gradient.addColorStop(0, color);
  gradient.addColorStop(ownShare, color);
  for (let stop = 0; stop < stops.other; stop++) {
    gradient.addColorStop(ownShare + (stop / (stops.other - 1)) * (1 - ownShare), `rgb(${other.join(',')})`);
  }
  return gradient;
};
