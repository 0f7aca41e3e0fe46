/**
 * Every threshold of erasing, and where it comes from. `posters` names the columns of `pnpm bench engine` that show a change of
 * a value.
 *
 * @module
 */

/** Search for the drop shadow or glow of a text. posters: PSNR dB of photographs, gone %. */
export const shadowSearch = {
  /** Height of a line, in pixels, in the small picture that the search runs on. */
  lineHeight: 16,
  /** Pixels that the search looks at, at most. */
  mostSamples: 5000,
  /** Variance, in square pixels, that shrinking and bilinear sampling add. */
  shrinkVariance: 0.2,
  /** A shadow fainter than this cannot be told from the background's own shading. */
  faintest: 0.15,
  /** Opacity above full by more than the error of the fit is no shadow. */
  densest: 1.05,
  /** A layer of black or white dims all channels alike: one opacity must explain this share of what an opacity for each channel would. */
  leastLikeness: 0.9,
  /** By how much more a colour of its own must explain than black or white do, for a glow in colour: it has three more numbers to fit with. */
  clearlyColoured: 1.3,
  /** A glow lies around the letters, not beside them; in line heights. */
  glowOffset: 0.05,
  /** Of the places along the text, the share at which the picture must follow the shadow found. */
  agreeingPlaces: 0.67,
  fewestPlaces: 4,
  /** Of the fullest cell's samples, the share that a cell needs to be counted as a place. */
  tellingCell: 0.3,
  /** Offsets and standard deviations of the blur that are tried, in line heights. */
  offsets: [-0.12, -0.08, -0.04, 0, 0.04, 0.08, 0.12],
  deviations: [0, 0.03, 0.06, 0.1, 0.16, 0.24],
  /** Steps of the refinement, in line heights. */
  refinements: [0.02, 0.01],
  /** A best fit at the end of the search is a fit to something else. */
  farthestOffset: 0.14,
  widestDeviation: 0.26,
} as const;

export const shadowRemoval = {
  /** Opacity above which 8 bits hold too few levels to be stretched back. posters: PSNR dB of photographs. */
  densest: 0.85,
  /** A layer that covers less changes no level: 255 × 0.003 < 1. */
  leastCoverage: 0.003,
  /** Levels; the soft end of a shadow, and one that is taken for wider than it is, move grain by less. Blind half: outside ppm of noise. */
  leastShown: 4,
} as const;

/**
 * What is left of a text's strokes after erasing. The limit is the product's: nothing is set where more than 5 % of the original stands.
 * posters: no text of the 16 is above it (`gone %`).
 */
export const residualStrokes = {
  /** Coverage, 0 to 255, from which a pixel is stroke, and up to which it is background; between lie soft edges. */
  stroke: 192,
  background: 48,
  /** Share of the ink's contrast that a pixel must keep to be seen as part of a letter. */
  visibleContrast: 0.25,
  /** Pixels of the crop, 56 a line, that the soft edge of a stroke reaches. */
  softEdge: 3,
  /** Pixels beyond the strokes' edges that stand out as much make a texture, when they are more than this share. */
  evenShare: 0.02,
  /** Of the ink's contrast, by how much a pixel may have changed and still be the letter's. */
  keptColour: 0.5,
  /** How far around a pixel its background is looked at, in heights of the crop. */
  reach: 0.25,
  /** Share of the strokes that may stand. */
  most: 0.05,
  /** Of a line, in its heights, in which nothing was erased: lines are parted at gaps of one (`ownGlyphs.textGap`), a bullet's indent included. */
  longestStretch: 1.3,
  /** With the above, a word space of capitals with letter spacing is at most 1.6 times the distance of its letters (`layout/spaced-words.ts`). */
  spacedLetter: 1.25,
} as const;

/** The mask that is tried where the first one left strokes: all ink of the line, with its soft edges. */
export const strongerMask = {
  /** Coverage, 0 to 255, from which a pixel is erased. */
  coverage: 40,
  /** Of the crop's height: at its edge lies background, whose grain may look like faint ink. */
  edge: 0.1,
  /** By which the ink is widened, in line heights, at least `leastGrowth` pixels. */
  growth: 0.07,
  leastGrowth: 2,
} as const;

/** `fill/fill-gap.ts`. posters: PSNR dB and SSIM. */
export const fillGapParameters = {
  /** How far around a gap the background is looked at, in line heights. */
  surroundings: 0.5,
  /** The share of the surroundings that plain areas must explain for the gap to be filled with them. */
  plainShare: 0.94,
  /** Of the surroundings, what a colour must have to count as an area. */
  leastArea: 0.01,
  /** More areas than this are a texture. */
  mostAreas: 8,
  /** Mean squared error, in levels, that nobody sees: a Laplace fill this good is not compared with others. */
  unseenError: 4,
  /** The error of another fill must be this much smaller than the Laplace fill's. */
  clearlyBetter: 0.9,
  /**
   * Of the gradient energy of what was held out, what a smooth fill must keep: below that it leaves a blot on a texture, and patches of the
   * texture are better. Another sample of a random texture errs by twice its variance, a smooth fill by once.
   */
  leastTexture: 0.15,
  mostPatchError: 1.5,
  /** Line heights, across and down, by which the gap is moved to hold out known pixels. */
  trialShifts: [
    [0, 1.05],
    [0, -1.05],
    [0, 0.5],
    [0, -0.5],
    [0.25, 0.25],
    [-0.25, -0.25],
  ] as const,
  /** Of the part in which pixels are held out, in line heights; 10 × 6 took longer and chose no better (blind half, PSNR dB). */
  trialWidth: 6,
  trialHeight: 3.5,
  /** Of the squares that are held out and left in turn, in line heights. */
  trialSquare: 0.8,
  /** Of the gap's pixels in that part, how many must be held out for a comparison. */
  leastJudged: 0.08,
};

/** `fill/flat.ts`. posters: PSNR dB of flat backgrounds. */
export const flatParameters = {
  binLevels: 8,
  /** Root mean square spread within a bin above which it is a slope or a texture and not an area. */
  flatSpread: 1.5,
  /** Softened edges leave a few pixels of nearly the same colour beside an area of one. */
  exactSpread: 0.3,
};

/** `fill/laplace.ts`. posters: PSNR dB and CPU s; over-relaxation of successive over-relaxation lies between 1 and 2 (Young, 1950). */
export const laplaceParameters = {
  /** What starts from the halved picture's solution is off only in its detail, which few sweeps smooth out. */
  coarseSweeps: 16,
  finestSweeps: 10,
  overRelaxation: 1.5,
};

/** `fill/patch-match.ts`. Barnes et al., 2009 (patches of 7 × 7 px); the limits of the pyramid: posters, PSNR dB and CPU s. */
export const patchMatchParameters = {
  /** Patches are squares of `2 * radius + 1` pixels. */
  radius: 3,
  /** Line height, in pixels, below which the picture is not halved again: strokes are thinner than a patch there. */
  coarsestLine: 14,
  /** Line height above which matches are scaled up instead of searched anew. */
  finestLine: 48,
  rounds: 2,
  sweeps: 2,
  /** How much a pixel that is itself a guess counts in comparing patches. */
  guessWeight: 0.25,
};

/** `text-mask/glyphs.ts`. posters: gone % and PSNR dB. */
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

/** `text-mask/surroundings.ts`. posters: gone % and PSNR dB. */
export const surroundingsParameters = {
  /** How far from the letters a shadow is judged by, in line heights. */
  evidenceReach: 0.4,
  /** A rim that still shows this much of the ink, 0 to 1, has to go. */
  visibleRim: 0.015,
  /** Of the pixels around the letters, the share that must be off for a shadow or glow to be there. */
  leastShareOff: 0.25,
  /** Below this, in levels, the background is so even that every pixel which is off can be told. */
  evenBackground: 4,
  /** The share of the surroundings that makes a colour a plain area. */
  plainArea: 0.04,
};

/** `text-mask/text-mask.ts`. posters: CPU s at 12 MP, gone %. */
export const textMaskParameters = {
  /** Line height, in pixels, that shows letters clearly enough; larger text is looked at in a smaller picture. */
  clearLineHeight: 64,
};

/**
 * `text-mask/stray-marks.ts`. Of two seeds of the blind half: in 23 texts more than 8 % of the mask lay away from what the network sees; in 22 of
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

/** `text-mask/glow.ts`. Blind half, titles with a glow: PSNR dB of photographs, worst; outside ppm of all others. */
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
  /** A glow ends where it is below so many levels, or this share of the nearest ring. */
  ends: { level: 2.5, share: 0.1 },
  /** Of the nearest ring, what a glow loses over the next two: of 2026-W47 half and more; a plate behind the text loses 0 to 4 %. */
  leastFall: 0.25,
  /** Of the nearest ring, what it loses from one ring to the next at most: more is an edge. */
  steepestFall: 0.65,
  /** Of the nearest ring, a change within two pixels that is an edge, and the share of pixels at which there may be one. */
  sharp: 0.5,
  mostSharp: 0.045,
};

/** `text-mask/visible-edge.ts`. Blind half, titles with an outline on checks (2026-W47, picture 21): ghosts, PSNR dB. */
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

/** `text-mask/underline.ts`. type: background. Of a rule's soft edge: pixels of the image, and heights of a line. */
export const underlineParameters = { rim: 2, rimShare: 0.04 };
