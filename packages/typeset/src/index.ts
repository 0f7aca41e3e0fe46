export type * from './types.ts';
export {
  cssFont,
  defaultLineHeight,
  faceFor,
  findFontFamily,
  fontCatalogue,
  fontStack,
  fontWeightName,
  fontWeights,
  matchFontWeight,
  verticalMetrics,
} from './fonts.ts';
export type { FontFamily, FontWeightName } from './fonts.ts';
export { clearMeasurements, measureText } from './measure.ts';
export { layoutText } from './layout.ts';
export { fitText } from './fit.ts';
export type { FitOptions } from './fit.ts';
export { blockTop, paintText } from './paint.ts';
export { formatTextShadow, formatTextStroke, parseTextShadow, parseTextStroke } from './effects.ts';
export type { TextShadow, TextStroke } from './effects.ts';
