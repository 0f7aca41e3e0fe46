/**
 * Every threshold of finding what belongs to a text, and where it comes from. `posters` names the columns of `pnpm bench engine` that show a
 * change of a value.
 *
 * @module
 */

/** `text-mask.ts`. posters: CPU s at 12 MP, gone %. */
export const textMaskParameters = {
  /** Line height, in pixels, that shows letters clearly enough; larger text is looked at in a smaller picture. */
  clearLineHeight: 64,
};

/** `glyphs.ts`. posters: gone % and PSNR dB. */
export const glyphsParameters = {
  /** Of the line height. */
  stretchLength: 2,
  swatchesBehind: 6,
  /** Background colours rarer than this around a stretch may be a neighbour's ink. */
  rareShare: 0.08,
  /** Less than this, in levels, is no ink that anyone can read. */
  invisible: 14,
  /** Of the way from the background to the ink at which a pixel counts as a letter's. */
  glyphThreshold: 0.28,
  /** An ink that strays by more than this, in levels, is no even colour. */
  evenSpread: 15,
  /** Pixels that leave a line's rectangle belong to its letters up to this many line heights outside, when they hang together. */
  overhang: 0.35,
};

/** `surroundings.ts`. posters: gone % and PSNR dB. */
export const surroundingsParameters = {
  /** How far from the letters their rims, shadows and glows are looked for, in line heights. */
  reach: 0.6,
  /** How far from the letters a shadow is judged by, in line heights. */
  evidenceReach: 0.4,
  /** A rim that still shows this much of the ink, 0 to 1, has to go. */
  visibleRim: 0.015,
  /** Of the pixels around the letters, the share that must be off for a shadow or glow to be there. */
  leastShareOff: 0.25,
  /** Below this, in levels, the background is so even that every pixel which is off can be told. */
  evenBackground: 4,
  /** Of the places looked at, the share that makes a background plain where they bend by no more than so many levels. */
  mostPlaces: 0.75,
  plain: 1,
  /** Over what distance a background must be even beyond the reach of effects, in line heights, and how many places must tell. */
  effectSpan: 0.2,
  fewestBends: 200,
  /**
   * How far from the letters what lies around them must be soft, in line heights; over how many pixels, and how far it may bend there, in levels: grain of
   * one level in each channel bends by 3.
   */
  softFrom: 0.1,
  fineSpan: 2,
  finestBend: 1.5,
  /** Minimum share of free pixels around the letters: fewer do not tell the background. */
  leastKnown: 0.1,
  /** Half the width of what is closed between two parts of an effect, in line heights. */
  seam: 0.06,
};

/** `soft-effect.ts`. soft-effect.test.ts; blind half: outside ppm. */
export const softEffectParameters = {
  /** Width of the ring beside the letters, in line heights, and at least, in pixels. */
  ring: 0.06,
  leastRing: 2,
  /** Of the ring, the share of pixels that must be off the background. */
  leastShareOff: 0.6,
  /** Length of the sum of what they are off by over the sum of the lengths: 1 where all are off in one direction of colour, as traces of compression are not. */
  leastCoherence: 0.8,
  /** In levels, the mean of the ring from which it shows. */
  faintest: 3,
  /** Of the mean of the ring, how much more a pixel may be off: a shadow to one side is twice as dense there. */
  densest: 2.5,
  /** Cosine of the angle to the direction of the ring, for all but what is fainter than so many levels. */
  sameDirection: 0.7,
  anyDirection: 3,
};

/** `continued-lines.ts`. erase-text.test.ts; real: harm ppm. */
export const continuedLinesParameters = {
  /** Around the letters, how far their soft edges reach, in pixels, and in line heights. */
  rim: 3,
  rimShare: 0.1,
};

/** `missed-strokes.ts`. Blind half: ghosts, and PSNR dB of what was filled. */
export const missedStrokesParameters = {
  /** Share that letters cover, from which a pixel is one of a stroke, and from which it belongs to the rim of one. */
  surelyStroke: 0.5,
  partlyStroke: 0.2,
  /** Probability from which an outline, shadow or glow is taken for one. */
  effect: 0.4,
  /**
   * How far from the strokes an effect is filled, in line heights: outlines and embossed edges. A soft shadow reaches farther, and filling all
   * of it leaves a blot on a texture that shows more than the shadow.
   */
  effectReach: 0.1,
  /** How far beyond the marks of the network its rims reach, in line heights. */
  rim: 0.03,
  /** Share of the strokes that a mask may leave out: the eye reads what is left of more. */
  mostMissed: 0.05,
};

/**
 * `stray-marks.ts`. Of two seeds of the blind half: in 23 texts more than 8 % of the mask lay away from what the network sees; in 22 of
 * them no letter or shadow lay there. Column: outside ppm.
 */
export const strayMarksParameters = {
  /** Share of a pixel that a stroke covers, and probability of an effect, from which the network sees one. */
  stroke: 0.2,
  effect: 0.3,
  /** How far soft edges reach, in line heights, and at least, in pixels. */
  reach: 0.12,
  leastReach: 3,
  /** Pixels that traces of compression reach from a stroke: a block of JPEG, but of small letters no more than this of the line. jpeg, PSNR dB. */
  traceReach: 8,
  traceShare: 0.3,
  /** Levels; away from the strokes, what filling would move by less stays as it is. jpeg, outside ppm. */
  leastShown: 4,
  /** Of the mask, what the network must see of it, and from when on it is taken to see all. */
  leastSeen: 0.5,
  mostSeen: 0.92,
};

/** `visible-edge.ts`. Blind half, titles with an outline on checks (2026-W47, picture 21): ghosts, PSNR dB. */
export const visibleEdgeParameters = {
  /** Levels from one pixel to the next that show as an edge. */
  step: 6,
  /** Share of the places along the mask at which the first pixel must change, above that at which the second does. */
  clearlyMore: 0.12,
  /** Places that tell. */
  fewest: 40,
  /** By which the mask grows at most, in line heights and in pixels. */
  most: 0.03,
  leastMost: 2,
};

/** `glow.ts`. Blind half, titles with a glow: PSNR dB of photographs, worst; outside ppm of all others. */
export const glowParameters = {
  /** Width of a ring around the letters, in line heights, and how many there are. */
  ring: 0.06,
  rings: 14,
  /** The background that they are compared with, in line heights from the letters. */
  far: 0.86,
  farther: 1.15,
  /** Side of the squares in which rings and background are compared, in line heights. */
  cell: 2,
  /** That a square must show of both to be compared. */
  fewestPixels: 12,
  /** In levels, from which the nearest ring shows a glow. */
  visible: 10,
  /** Of the squares, the share that must show the same colour, and how many there must be. */
  agreeing: 0.75,
  fewestCells: 4,
  /**
   * Of the mean of the squares, in standard errors; 5.8 comes by chance once in a hundred times for four squares (Student, 1908). 11 to 27 for the
   * glows of 2026-W47 (pictures 1 and 23) and w9-scenes (3), at most 3.0 for stripes of light across a sign.
   */
  sureness: 5,
  /** A glow ends where it is below so many levels, or this share of the nearest ring. */
  ends: { level: 2.5, share: 0.1 },
  /** Of the nearest ring, what a glow loses over the next two: of 2026-W47 half and more; a plate behind the text loses 0 to 4 %. */
  leastFall: 0.25,
  /** Of the nearest ring, what it loses from one ring to the next at most: more is an edge. */
  steepestFall: 0.65,
  /** Of the nearest ring, a change within two pixels that is an edge, and the share of pixels at which there may be one. */
  sharp: 0.5,
  mostSharp: 0.045,
  /** Width of the ring beside what is filled in which a glow that was taken off is looked for, in line heights. */
  removedRing: 0.03,
  /**
   * In levels, what may be left in it: of the mean of the squares, and their root mean square. 3.0 and 8.9 for the title on bricks of 2026-W47 (picture 1);
   * tubes of light and a title whose opacity is another leave 4.6 to 13.3 in the mean or 20 from place to place (8, 19; held-3, 8).
   */
  mostLeft: { mean: 4, deviation: 10 },
};

/** `underline.ts`. type: background. Of a rule's soft edge: pixels of the image, and heights of a line. */
export const underlineParameters = { rim: 2, rimShare: 0.04 };

/** `unrepeated.ts`. Blind half: ghosts and PSNR dB of patterns. */
export const unrepeatedParameters = {
  /** Of its figure, what a pattern must repeat by its most faithful shift for what is off it to be none of it. */
  leastShare: 0.85,
  /** Beside the letters, how far an outline reaches, in line heights, and at least in pixels. */
  reach: 0.1,
  leastReach: 3,
  /** In levels, what pixels may differ by that lie on each other: of the root mean square of all, and at least. */
  tolerance: 4,
  leastTolerance: 2,
};
