/**
 * Every threshold of removing shadows, and where it comes from. `posters` names the columns of `pnpm bench engine` that show a change of a
 * value.
 *
 * @module
 */

/** Search for the drop shadow of a text. posters: PSNR dB of photographs, gone %. */
export const shadowSearch = {
  /** Height of a line, in pixels, in the small picture that the search runs on. */
  lineHeight: 16,
  /** Pixels that the search looks at, at most. */
  maxSamples: 5000,
  /** Variance, in square pixels, that shrinking and bilinear sampling add. */
  shrinkVariance: 0.2,
  /** A shadow fainter than this cannot be told from the background's own shading. */
  faintest: 0.15,
  /** Opacity above full by more than the error of the fit is no shadow. */
  densest: 1.05,
  /** A layer of black or white dims all channels alike: one opacity must explain this share of what an opacity for each channel would. */
  minLikeness: 0.9,
  /** Share of the places along the text at which the picture must follow the shadow found. */
  agreeingPlaces: 0.67,
  minPlaces: 4,
  /** Minimum number of samples for a cell to be counted as a place, as a share of the fullest cell's. */
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
