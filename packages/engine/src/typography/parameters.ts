/**
 * The thresholds of typography that several modules need, and where they come from; those of `effects/` and `runs/` stand there, those of one module in it.
 * `posters` names the columns of `pnpm bench engine` that show a change of a value, `type` those of `pnpm bench type`.
 *
 * @module
 */

/** `typographer.ts`. type: class %, family %, seconds. */
export const typographerParameters = {
  /** Faces that are laid over the ink, of those that the network and the widths leave. */
  shortlist: 26,
  /** Faces that are measured before the first is laid over: the most alike are seldom measured worst. */
  measuredFirst: 8,
  /**
   * How much more than its best face a text gives for a family that it shares: `openingCost` over its votes, within these. Of the faces of one family one
   * is chosen that costs up to the least more, which letters that lie over each other make up for.
   */
  familyLeeway: { least: 0.1, most: 0.2 },
  /** What being unlike costs in the network's eyes: for each unit of the cosine, and of the logarithm of a class's or slope's probability. */
  unlikeness: 0.5,
  improbability: 0.03,
  /** Logarithm of the probability below which a class or slope is as good as ruled out. */
  leastClass: -5,
  /** Share of what measuring and the network say against a face of small letters that counts among the faces of one family. */
  costAmongOwn: 0.5,
  /** What it costs to be darker or lighter than the text, for each unit of the logarithm of how much ink there is. */
  darkness: 0.5,
  /** A face whose letters lie over those of the picture nearer than this is not judged by how dark it is. */
  leastUnlike: 0.1,
  /** That logarithm is off by so much, by how a renderer lays its ink. */
  sameDarkness: 0.12,
  /** Height of the ink, in pixels of the image, below which its amount tells less: small letters are blurred. Above, overlaid letters tell more. */
  sureHeight: 26,
  /** Lines that are laid over, and how much nearer the others can make a face than the first one does. */
  overlaidLines: 2,
  otherLines: 0.05,
  /** A text of so many letters has a full vote. */
  fullVote: 14,
  /** Texts that were set alike vote as so many at most. */
  mostVotes: 3,
  /** What is left of the vote of texts in faces that the library lacks: how near its faces come to them is a matter of chance. */
  strangersVote: 0.2,
  /** How tight letters of another face than that of the picture are set to be as wide, in ems. */
  minUnlikeSpacingEm: -0.02,
  /** What confidence falls to nothing at: the mismatch of letters that have nothing in common. */
  strangers: 0.7,
};

/**
 * `class-first.ts`. type: class %, weight %. `agrees` and `otherClass` were taken with the network before. On 17 posters in faces that the library lacks, 132
 * texts, the class of 93 and the weight of 122 are found; 87 and 107 where the weight counts among the faces of the chosen family only and such texts have
 * their full vote.
 */
export const classFirstParameters = {
  /** Mismatch up to which a face may be the very one. */
  agrees: 0.07,
  /**
   * By how much more like the letters a face of the library is to the network than every other, so that it may be the very one, and so that it is not.
   * Of damaged lines in faces of the library 10 % are below −0.03, of others 90 % below 0.02 and half below −0.13.
   */
  sureLead: 0,
  strangeLead: -0.1,
  /** What another class costs for each unit of how much less probable it is, as a logarithm, and the most of that. */
  otherClass: 0.5,
  mostUnlikely: 1.5,
  /** What another weight costs for each 100 of CSS, beyond what the network is off by. */
  otherWeight: 0.12,
  sameWeight: 60,
};

/**
 * `type-evidence.ts`. type: class %, family %. Taken on 700 lines of 8 to 70 px in all faces of the library and the held-out ones, tinted, compressed and
 * scaled: of 300 lines of print from 9 px up 2 seem novelty faces, and 210 of 226 in novelty faces do; below 9 px 9 of 75 lines of print did without the first.
 */
export const typeEvidenceParameters = {
  /** Cosine to the nearest of all faces that the network learned. */
  minSimilarity: 0.5,
  /** Minimum height of the ink of a script or display face. */
  minNoveltyHeightPx: 16,
  /** Probability of a script, 0 to 1, from which letters need look like none of the library. */
  sureOfScript: 0.8,
  /** Minimum probability of the printed classes with serifs, or of those without, and how many times that of the others, so that it tells which. */
  minPrint: 0.08,
  clearSerifs: 4,
};

/** `alike-groups.ts`. type: class %, weight %. */
export const alikeGroupsParameters = {
  /** Ratio of sizes that measuring the height of different words in one face leaves. */
  sameSize: 1.1,
  /** Distance in RGB. */
  sameColour: 45,
  /** The network is off by half of this, mostly. */
  sameWeight: 130,
  /**
   * In one face, 99 % of pairs of texts differ in the logarithm of their ink by less than 0.14, from 16 px up, and weights 400 and 600 by 0.32 (drawn lines in
   * ten families, as they are and as JPEG). Below that size both err more, by the square of how small the letters are.
   */
  sameDarkness: 0.14,
  sharpSizePx: 16,
  /** At which the plain face is drawn to tell how much ink it has. */
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
  /** What a further family of a picture has to save. */
  openingCost: 0.06,
};

/** `leading.ts`. type: leading %. Multiples of the font size that designers set. */
export const leadingParameters = { least: 0.7, most: 2.2 };

/** `ink-colours.ts`. posters: ΔE2000. */
export const inkColoursParameters = {
  /** As many as the editor offers. */
  mostColours: 3,
  /** Pixels inside of strokes that are looked at, evenly spread: more tell no more. */
  mostLooked: 20_000,
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
  /** Pixels that colour at half resolution is smeared over, and the share of strokes that lies deeper where their own colour is sure. */
  smearing: 3,
  leastDeep: 0.2,
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

/** `describe-style.ts`. What CSS sets where nothing can be told. */
export const plainFace = { family: 'Roboto', weight: 400 };

/** `type-evidence.ts`. Faces that change least what a text says of itself: sans serifs, one of them narrow, serifs and a monospaced one. */
export const plainFamilies: readonly string[] = ['Roboto', 'Roboto Condensed', 'Open Sans', 'Tinos', 'Lora', 'Cousine'];
