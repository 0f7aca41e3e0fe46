/**
 * The thresholds of words in another colour or weight, and the test that shows a change.
 *
 * @module
 */

/** Thresholds that find-runs.test.ts checks. */
export const runsParameters = {
  /** Height of a line, in pixels of the image, below which colours and strokes of words are too blurred to tell. */
  smallest: 14,
  /** Share of the clearest ink of a line from which a pixel counts as ink when words are separated. */
  inkShows: 0.3,
  /** Maximum distance of the middle of a gap from its place by the widths of words in the plain face, in heights of the crop. */
  farthestGap: 0.7,
  /**
   * Background is sampled in tiles of this width, in heights of the crop, from pixels up to this coverage, 0 to 255; one pixel in `stride`
   * is enough.
   */
  background: { tile: 1, maxCoverage: 60, stride: 7 },
  /** Share of the clearest ink of a word from which a pixel is inside a stroke. */
  core: 0.88,
  /** Minimum number of pixels inside strokes, in the crop, that give the colour of a word. */
  minCores: 12,
  /** Words whose colours are nearer than this, in levels, have one colour. */
  otherColour: 70,
  /** Minimum distance of two colours, as a multiple of the spread of words of one colour. */
  timesSpread: 2.5,
  /** Maximum difference of the halves of a word, as a share of the distance of two colours: beyond, the text has a gradient. */
  maxGradient: 0.35,
  /** Minimum ratio of the strokes of a bold word to those of the word next in width. */
  otherStroke: 1.22,
  /** Maximum ratio of sizes: larger words have wider strokes for that reason alone. */
  sameSize: 1.25,
  /** Minimum number of letters of a word whose stroke width is measured. */
  lettersForStroke: 2,
  /** Size, in pixels, and colour in which words are drawn to measure their strokes. */
  drawnSize: 48,
  drawnColour: '#000000',
};
