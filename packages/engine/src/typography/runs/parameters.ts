/**
 * The thresholds of words in another colour or weight, and the test that shows a change.
 *
 * @module
 */

/** Thresholds that find-runs.test.ts checks. */
export const runsParameters = {
  /** Words whose colours are nearer than this, in levels, have one colour. */
  otherColour: 70,
};
