/**
 * The thresholds of typography that several modules need, and where they come from; those of `effects/` and `runs/` stand there, those of one module in it.
 * `posters` names the columns of `pnpm bench engine` that show a change of a value, `type` those of `pnpm bench type`.
 *
 * @module
 */

/** `typographer.ts`. type: class %, family %, seconds. */
export const typographerParameters = {
  /** Maximum number of faces that are overlaid on the ink, after the network and the widths have ruled out the rest. */
  shortlist: 26,
  /** Number of faces that are measured before the first is overlaid: the most similar faces are seldom measured worst. */
  measuredFirst: 8,
  /**
   * Limits of the extra cost, over its best face, that a text accepts for a shared family: `openingCost` over its votes. Within one family a face may cost
   * up to `least` more than the cheapest, which overlaid letters make up for.
   */
  familyLeeway: { least: 0.1, most: 0.2 },
  /** Cost of dissimilarity to the network: for each unit of the cosine, and of the logarithm of a class's or slope's probability. */
  unlikeness: 0.5,
  improbability: 0.03,
  /** Logarithm of the probability below which a class or slope is as good as ruled out. */
  minClass: -5,
  /** Weight of the costs by measuring and by the network for small letters, when faces of one family are compared. */
  costAmongOwn: 0.5,
  /** Cost of being darker or lighter than the text, for each unit of the logarithm of the amount of ink. */
  darkness: 0.5,
  /** Mismatch of overlaid letters below which the darkness of a face counts less, down to not at all. */
  minUnlike: 0.1,
  /** Error of that logarithm between renderers. */
  sameDarkness: 0.12,
  /** Height of the ink, in pixels of the image, below which its amount tells less: small letters are blurred. Above, overlaid letters tell more. */
  sureHeight: 26,
  /** Number of lines that are overlaid, and the amount by which the others can improve the match of the first one. */
  overlaidLines: 2,
  otherLines: 0.05,
  /** Number of letters from which a text has a full vote. */
  fullVote: 14,
  /** Maximum number of votes of texts that were set alike. */
  maxVotes: 3,
  /** Weight of the vote of texts in faces that the library lacks: which of its faces comes nearest is a matter of chance. */
  strangersVote: 0.2,
  /** Minimum letter spacing, in ems, with which letters of another face are set to be as wide as those of the picture. */
  minUnlikeSpacingEm: -0.02,
  /** Mismatch at which confidence falls to 0: that of letters that have nothing in common. */
  strangers: 0.7,
};

/**
 * `class-first.ts`. type: class %, weight %. `agrees` and `otherClass` were taken with the network before. On 17 posters in faces that the library lacks, 132
 * texts, the class of 93 and the weight of 122 are found; 87 and 107 where the weight counts among the faces of the chosen family only and such texts have
 * their full vote.
 */
export const classFirstParameters = {
  /** Mismatch up to which a face may be that of the picture. */
  agrees: 0.07,
  /**
   * Lead in similarity of the library's nearest face over every other face, from which it may be that of the picture, and up to which it is not.
   * 10 % of damaged lines in faces of the library are below −0.03; 90 % of lines in other faces are below 0.02 and half below −0.13.
   */
  sureLead: 0,
  strangeLead: -0.1,
  /** Cost of another class for each unit of the logarithm by which it is less probable, and the maximum of that logarithm. */
  otherClass: 0.5,
  maxUnlikely: 1.5,
  /** Cost of another weight for each 100 of CSS, beyond the error of the network. */
  otherWeight: 0.12,
  sameWeight: 60,
};

/**
 * `type-evidence.ts`. type: class %, family %. Taken on 700 lines of 8 to 70 px in all faces of the library and the held-out ones, tinted, compressed and
 * scaled: of 300 lines of print from 9 px up 2 seem novelty faces, and 210 of 226 in novelty faces do; below 9 px 9 of 75 lines of print did without the first.
 */
export const typeEvidenceParameters = {
  /** Minimum cosine to the nearest of all faces that the network learned. */
  minSimilarity: 0.5,
  /** Minimum height of the ink of a script or display face. */
  minNoveltyHeightPx: 16,
  /** Probability of a script, 0 to 1, from which letters need not resemble any face of the library. */
  sureOfScript: 0.8,
  /** Minimum probability of the printed classes with serifs, or of those without, and how many times that of the others, so that it tells which. */
  minPrint: 0.08,
  clearSerifs: 4,
};

/** `alike-groups.ts`. type: class %, weight %. */
export const alikeGroupsParameters = {
  /** Maximum ratio of sizes measured from the heights of different words in one face. */
  sameSize: 1.1,
  /** Maximum distance in RGB of texts in one colour. */
  sameColour: 45,
  /** Maximum difference of weights: the network mostly errs by half of it. */
  sameWeight: 130,
  /**
   * In one face, 99 % of pairs of texts differ in the logarithm of their ink by less than 0.14, from 16 px up, and weights 400 and 600 by 0.32 (drawn lines in
   * ten families, as they are and as JPEG). Below that size both differ more, by the square of the ratio of the sizes.
   */
  sameDarkness: 0.14,
  sharpSizePx: 16,
  /** Size at which the plain face is drawn to measure its amount of ink. */
  drawnSizePx: 40,
  /** Texts of which one has serifs and one has none, each as surely as this, were not set alike. */
  sureOfSerifs: 0.8,
  /** Middles of two lines nearer than this are in one row, in sizes: letters above and below the line move them. */
  sameRow: 0.25,
};

/** `pens.ts`. type: closeness. In pixels of the image. */
export const pensParameters = { farthest: 3, step: 0.1 };

/** `choose-families.ts`. type: family %, class %. */
export const chooseFamiliesParameters = {
  /** Cost that a further family of a picture has to save. */
  openingCost: 0.06,
};

/** `leading.ts`. type: leading %. Multiples of the font size that designers set. */
export const leadingParameters = { least: 0.7, most: 2.2 };

/** `ink-colours.ts`. posters: ΔE2000. */
export const inkColoursParameters = {
  /** Maximum number of colours, as many as the editor offers. */
  maxColours: 3,
  /** Maximum number of pixels inside strokes that are sampled, evenly spread: more add nothing. */
  maxLooked: 20_000,
  /** Neighbours within a stroke differ by less than this, in levels. */
  sameStroke: 10,
  /** An ink with less of the letters than this is a rim. */
  minShare: 0.06,
  /** Minimum contrast of another ink, as a share of that of the clearest ink. */
  minContrast: 0.35,
  /** Minimum contrast of the inside of a stroke, as a share of the greatest contrast nearby. */
  nearPeak: 0.85,
  /** Inks without an exact colour that are nearer than this, in levels, are one ink blurred by compression. */
  blurredInk: 80,
  /** A colour is between two others when the way through it is at most this much longer. */
  betweenSlack: 1.15,
  /** Pixels that colour at half resolution is smeared over, and the share of strokes that lies deeper where their own colour is sure. */
  smearing: 3,
  minDeep: 0.2,
};

/** `ink-groups.ts`. posters: ΔE2000. */
export const inkGroupsParameters = {
  /** Inks nearer than this are one, in levels. */
  sameInk: 40,
  /** Distance from an ink, in levels, up to which a pixel belongs to it and not to a soft shadow that passes through its colour. */
  veryInk: 12,
  /** Share of a group that must have one colour for that to be exact. */
  exactShare: 0.25,
  maxGroups: 8,
};

/** `describe-style.ts`. The face of a text whose face cannot be recognised. */
export const plainFace = { family: 'Roboto', weight: 400 };

/** `type-evidence.ts`. Families with the fewest features of their own: sans serifs, one of them narrow, serifs and a monospaced one. */
export const plainFamilies: readonly string[] = ['Roboto', 'Roboto Condensed', 'Open Sans', 'Tinos', 'Lora', 'Cousine'];
