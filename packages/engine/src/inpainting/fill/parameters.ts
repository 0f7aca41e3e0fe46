/**
 * Every threshold of filling gaps, and where it comes from. `posters` names the columns of `pnpm bench engine` that show a change of a value.
 *
 * @module
 */

/** `fill-gap.ts`. posters: PSNR dB and SSIM. */
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
  /** A pattern that repeats itself as faithfully is taken without a comparison, in which whatever stands on it would count against it. */
  certainPattern: 0.95,
  /** Of the gap's pixels in that part, how many must be held out for a comparison. */
  leastJudged: 0.08,
};

/** `even-lines.ts`. erase-text.test.ts: the shine of a bar. */
export const evenLinesParameters = {
  /** Levels by which a pixel may be off the others of its row or column, and the share of the known pixels that have to be within. */
  sameLevels: 1,
  minShare: 0.95,
};

/** `flat.ts`. posters: PSNR dB of flat backgrounds. */
export const flatParameters = {
  binLevels: 8,
  /** Root mean square spread within a bin above which it is a slope or a texture and not an area. */
  flatSpread: 1.5,
  /** Softened edges leave a few pixels of nearly the same colour beside an area of one. */
  exactSpread: 0.3,
};

/** `laplace.ts`. posters: PSNR dB and CPU s; over-relaxation of successive over-relaxation lies between 1 and 2 (Young, 1950). */
export const laplaceParameters = {
  /** What starts from the halved picture's solution is off only in its detail, which few sweeps smooth out. */
  coarseSweeps: 16,
  finestSweeps: 10,
  overRelaxation: 1.5,
};

/** `periodic.ts`. Blind half: PSNR dB of patterns. */
export const periodicParameters = {
  /** Places where the pattern of a pixel comes again that are compared. */
  witnesses: 3,
};

/** `repeats.ts`. Blind half: PSNR dB of patterns; CPU s of photographs, which have none. */
export const repeatsParameters = {
  /** Beside the letters, what may be an outline of theirs and is not looked at, in line heights, and at least in pixels. */
  rim: 0.1,
  leastRim: 3,
  /** Pixels that are looked at. Those whose level is off that in the middle by this much of the standard deviation are the figure. */
  looked: 12_000,
  offGround: 0.5,
  /** Of the figure, the pixels at which a shift is judged, and how many of them must fall on known ones. */
  samples: 1000,
  fewestPairs: 80,
  /** Every so many pairs a shift is given up where fewer are alike than needed, by more than this many times the root of their number. */
  pairsToGiveUp: 20,
  givenUp: 1.3,
  /** Longest shift in line heights, and its limits in pixels. */
  reach: 1.5,
  leastReach: 32,
  mostReach: 120,
  /** How often a pattern shows in the picture: the two sides of a frame lie on each other, too. */
  minTimes: 3,
  /** In pixels: what lies nearer is a neighbour and no repetition. */
  leastShift: 4,
  /** In levels, squared: what varies less is plain. */
  leastVariance: 1,
  /** Of the standard deviation, and in levels at least: pixels that differ by more are not alike. */
  unlike: 0.5,
  leastUnlike: 3,
  /**
   * Of the figure, what must lie on the same for a pattern to repeat itself, and what may half way to it: above what does by chance, of dots 15 %, of
   * stripes 50 %, and of the rest up to all.
   */
  clearlyMore: 0.5,
  clearlyLess: 0.2,
  /** Where no shift is as faithful as this, something may hide the pattern. */
  faithful: 0.85,
  /**
   * Off the ground by more than this much of the standard deviation something stands out, and hides a pattern where without it no more than so much of
   * the variance is left; of noise without its outer parts 0.55 is (the normal distribution).
   */
  outstanding: 1.5,
  mostLeft: 0.3,
  /** Any prime: pixels so many places apart in the list are paired, to see how many are alike by chance. */
  pairing: 7919,
  /** How many shifts are kept. */
  mostShifts: 24,
};

/** `patch-match.ts`. Barnes et al., 2009 (patches of 7 × 7 px); the limits of the pyramid: posters, PSNR dB and CPU s. */
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
  /** Any number: of the random patches that matching begins with. */
  seed: 0x9e3779b9,
};
