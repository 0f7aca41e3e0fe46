/**
 * Every threshold of erasing, and where it comes from. `posters` names the column of `pnpm bench engine` that a value was chosen on and that
 * shows a change of it.
 *
 * @module
 */

/** Search for the drop shadow or glow of a text. posters: PSNR dB of photographs, gone %. */
export const shadowSearch = {
  /** Height of a line, in pixels, in the small picture that the search runs on. */
  lineHeight: 16,
  /** Pixels that the search looks at, at most; more change no offset by a pixel. */
  mostSamples: 5000,
  /** Variance, in square pixels, that shrinking and bilinear sampling add. */
  shrinkVariance: 0.2,
  /** A shadow fainter than this cannot be told from the background's own shading. */
  faintest: 0.15,
  /** Opacity above full by more than the error of the fit is no shadow. */
  densest: 1.05,
  /** A layer of black or white dims all channels alike: one opacity must explain this share of what an opacity for each channel would. */
  leastLikeness: 0.9,
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
} as const;

/** The mask that is tried where the first one left strokes: all ink of the line, with its soft edges. */
export const strongerMask = {
  /** Coverage, 0 to 255, from which a pixel is erased. */
  coverage: 40,
  /** By which the ink is widened, in line heights, at least `leastGrowth` pixels. */
  growth: 0.07,
  leastGrowth: 2,
} as const;
