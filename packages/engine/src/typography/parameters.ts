/**
 * The thresholds of typography that several modules need, and where they come from; those of `effects/` and `runs/` stand there, those of one module in it.
 * `posters` names the columns of `pnpm bench engine` that show a change of a value, `type` those of `pnpm bench type`.
 *
 * @module
 */

/** `typographer.ts`. type: class %, family %, seconds. */
export const typographerParameters = {
  /** Height of the ink, in pixels of the image, below which its amount tells less: small letters are blurred. Above, overlaid letters tell more. */
  sureHeight: 26,
};

/**
 * `class-first.ts`. type: class %, weight %. `agrees` and `otherClass` were taken with the network before. On 17 posters in faces that the library lacks, 132
 * texts, the class of 93 and the weight of 122 are found; 87 and 107 where the weight counts among the faces of the chosen family only and such texts have
 * their full vote.
 */
export const classFirstParameters = {
  /** Mismatch up to which a face may be that of the picture. */
  agrees: 0.07,
};

/**
 * `type-evidence.ts`. type: class %, family %. Taken on 700 lines of 8 to 70 px in all faces of the library and the held-out ones, tinted, compressed and
 * scaled: of 300 lines of print from 9 px up 2 seem novelty faces, and 210 of 226 in novelty faces do; below 9 px 9 of 75 lines of print did without the first.
 */
export const typeEvidenceParameters = {
  /** Minimum height of the ink of a script or display face. */
  minNoveltyHeightPx: 16,
};

/** `alike-groups.ts`. type: class %, weight %. */
export const alikeGroupsParameters = {
  /** Maximum ratio of sizes measured from the heights of different words in one face. */
  sameSize: 1.1,
};

/** `choose-families.ts`. type: family %, class %. */
export const chooseFamiliesParameters = {
  /** Cost that a further family of a picture has to save. */
  openingCost: 0.06,
};

/** `ink-colours.ts`. posters: ΔE2000. */
export const inkColoursParameters = {
  /** Maximum number of colours, as many as the editor offers. */
  maxColours: 3,
};

/** `ink-groups.ts`. posters: ΔE2000. */
export const inkGroupsParameters = {
  /** Inks nearer than this are one, in levels. */
  sameInk: 40,
};

/** `describe-style.ts`. The face of a text whose face cannot be recognised. */
export const plainFace = { family: 'Roboto', weight: 400 };
