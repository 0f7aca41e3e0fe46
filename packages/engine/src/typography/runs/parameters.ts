/**
 * The thresholds of words in another colour or weight, and the test that shows a change.
 *
 * @module
 */

/** find-runs.test.ts. */
export const runsParameters = {
  /** Height of a line, in pixels of the image, below which colours and strokes of words are too blurred to tell. */
  smallest: 14,
  /** Of the clearest ink of a line, what counts as ink where words are parted. */
  inkShows: 0.3,
  /** How far the middle of a gap may be from where the widths of words in the plain face expect it, in heights of the crop. */
  farthestGap: 0.7,
  /**
   * Background is looked for in tiles so wide, in heights of the crop, among pixels of no more coverage than this, of 255; one in so many
   * tells enough.
   */
  background: { tile: 1, mostCoverage: 60, stride: 7 },
  /** Of the clearest ink of a word, what the inside of a stroke has. */
  core: 0.88,
  /** Pixels of the crop inside of strokes without which the colour of a word cannot be told. */
  leastCores: 12,
  /** Words whose colours are nearer than this, in levels, have one colour. */
  otherColour: 70,
  /** How many times farther than the words of one colour stray two colours have to be apart. */
  timesSpread: 2.5,
  /** How far the halves of a word may differ, of the distance of two colours: beyond, the text has a gradient. */
  mostGradient: 0.35,
  /** How many times wider the strokes of a bold word are than those of the word next in width. */
  otherStroke: 1.22,
  /** Words that are larger by more than this have wider strokes for that reason. */
  sameSize: 1.25,
  /** Letters without which a word tells no width of strokes. */
  lettersForStroke: 2,
  /** At which words are drawn to measure their strokes, in pixels, and in what. */
  drawnSize: 48,
  drawnColour: '#000000',
};
