/**
 * Every threshold of typography, by the module that it is of, and where it comes from. `posters` names the columns of
 * `pnpm bench engine` that show a change of a value.
 *
 * @module
 */

/** `alignment.ts`. posters: align %. */
export const alignmentParameters = {
  /** Ends of lines in one column stray by less than this, in line heights. */
  straight: 0.25,
  /** Texts further above or below, in line heights, are no longer of one column. */
  columnReach: 8,
  /** Texts of a column that must agree on the middle or the right, where one may do so by chance. */
  fewestWitnesses: 2,
};

/** `chroma.ts`. describe-style.test.ts. */
export const chromaParameters = {
  /** Difference in lightness, in levels, below which it cannot tell how much ink a pixel holds. */
  leastLightness: 30,
};

/** `container.ts`. posters: align %. */
export const containerParameters = {
  /** A step between neighbouring pixels that ends the container of a text, in levels. */
  edgeStep: 24,
  /** Heights at which the way is probed, of the line; an edge must show at all of them. */
  probes: [0.3, 0.5, 0.7],
};

/** `face-comparison.ts`. posters: weight %; the family in describe-style.test.ts. */
export const faceComparisonParameters = {
  /** Rows at which crops and specimens are laid over each other. */
  rows: 24,
  mostColumns: 512,
  /** What a difference in the width of the line costs against a difference in the shape of its letters. */
  widthCost: 4,
};

/** `family.ts`. describe-style.test.ts; posters: weight %. */
export const familyParameters = {
  /** The default family gives way only to one whose mismatch is smaller by this factor. */
  clearlyBetter: 0.97,
};

/** `font-size.ts`. posters: size ×. */
export const fontSizeParameters = {
  /** Two estimates that agree this well, as a ratio, come from the same face. */
  agreement: 0.04,
  /** More lines do not make the median any surer. */
  measuredLines: 7,
};

/** `ink-colours.ts`. posters: ΔE2000. */
export const inkColoursParameters = {
  /** As many as the editor offers. */
  mostColours: 3,
  /** Neighbours within a stroke differ by less than this, in levels. */
  sameStroke: 10,
  /** An ink with less of the letters than this is a rim. */
  leastShare: 0.06,
  /** Of the contrast of the clearest ink, what another must have. */
  leastContrast: 0.35,
  /** Of the greatest contrast nearby, what the inside of a stroke must have. */
  nearPeak: 0.85,
  /** Inks without an exact colour that are nearer than this, in levels, are one ink blurred by compression. */
  blurredInk: 80,
  /** A colour is between two others when the way through it is at most this much longer. */
  betweenSlack: 1.15,
};

/** `ink-groups.ts`. posters: ΔE2000. */
export const inkGroupsParameters = {
  /** Inks nearer than this are one, in levels. */
  sameInk: 40,
  /** A pixel this near to an ink, in levels, is of it and not of a soft shadow that passes through its colour. */
  veryInk: 12,
  /** Of a group, the share that must have one colour to make it exact. */
  exactShare: 0.25,
  mostGroups: 8,
};

/** `specimen.ts`. Large enough for hinting and rounding not to show in the measures. */
export const specimenParameters = {
  /** Large enough that hinting and rounding do not show in the measures. */
  size: 48,
};

/** `weight.ts`. CSS `normal`. */
export const weightParameters = {
  /** CSS weight where nothing can be compared. */
  regular: 400,
};
