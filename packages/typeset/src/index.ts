export type * from './types.ts';
export {
  cssFont,
  defaultLineHeight,
  drawnFace,
  faceFor,
  findFontFamily,
  fontCatalogue,
  fontStack,
  matchFontWeight,
  verticalMetrics,
} from './fonts.ts';
export type { FontFamily } from './fonts.ts';
export { fontWeightName, fontWeights } from './font-weights.ts';
export type { FontWeightName } from './font-weights.ts';
export { userWeightNames } from './user-fonts.ts';
export type { UserFamily } from './user-fonts.ts';
export { clearMeasurements, measureText } from './measure.ts';
export { bendOf, isOnLine } from './curve.ts';
export { layoutText } from './layout.ts';
export { fitText } from './fit.ts';
export type { FitOptions } from './fit.ts';
export { hangingEnd, hangingStart, mayHang } from './hanging.ts';
export { partableWords } from './hyphenation.ts';
export type { Point, Quad } from './homography.ts';
export { cornersOf, onSameSurface, perspectiveOf, perspectiveTo, toUprightPoint, viewOf } from './perspective.ts';
export { blockTop, paintedBounds, paintText } from './paint.ts';
export { hasWeights, keepRuns, stretchesOf } from './runs.ts';
export {
  formatTextShadow,
  formatTextStroke,
  formatTextUnderline,
  parseTextShadow,
  parseTextStroke,
  parseTextUnderline,
} from './effects.ts';
export { formatTextGradient, gradientLine, gradientTop, parseTextGradient, textGradientLine } from './gradient.ts';
export type { GradientLine, TextGradient } from './gradient.ts';
export { backgroundBox, formatTextBackground, parseTextBackground } from './text-background.ts';
export type { TextBackground } from './text-background.ts';
export { directionOfText, embeddingLevels, mirrored } from './direction.ts';
export type { Direction } from './direction.ts';
export { transformText } from './text-transform.ts';
export type { TransformedText } from './text-transform.ts';
export type { TextShadow, TextStroke, TextUnderline } from './effects.ts';
