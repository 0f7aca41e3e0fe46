/**
 * Every threshold of bringing grain back, and where it comes from.
 *
 * @module
 */

/** `grain-source.ts`: which parts of the surroundings show the grain. */
export const grainSource = {
  /** Pixels; two blocks of JPEG, so that tiles that begin where a block does hold whole blocks. */
  tile: 16,
  /** Pixels around a text's box in which tiles are looked for. */
  reach: 32,
  /** Tiles that are looked at, at most. */
  most: 400,
  /** Fewer tiles show no more than chance. */
  fewest: 12,
  /** Grain grows with the light, so that tiles are compared within so many groups of like luma. */
  lumaGroups: 4,
  /** The share of the tiles that is free of edges in most photographs, and by how much the variance of a tile of grain alone strays from theirs. */
  quietShare: 0.25,
  evenness: 1.5,
  /** Maximum ratio of the variance at a luma to the mean variance: more is a texture of light things. */
  maxGrowth: 2.5,
  /**
   * Root mean square of the three channels, in levels, from which a smooth fill stands out. The sand of a sample poster (playa-limpia) has 4.2, other
   * photographs among them at most 2.1: there grain of its own making costs more than it shows (posters: PSNR dB). The grain of the blind half's
   * row noise has 8 to 14.
   */
  visible: 5,
  /** Lags in pixels, and the size of the correlation at any of them above which a residual is no grain but structure. */
  farLags: { from: 4, to: 12 },
  maxFarCorrelation: 0.3,
} as const;

/** `missing-grain.ts`: how much of the grain the filled pixels lack. */
export const missingGrain = {
  /** Pixels around each that are looked at. */
  reach: 4,
  /** Share of the surroundings' energy that a pixel's neighbourhood must lack. */
  least: 0.1,
  /** Pixels around what was filled that must show grain, and what half of them show at least of its mean energy: of normal noise half show 0.45. */
  ring: 6,
  minUsualShare: 0.1,
} as const;
