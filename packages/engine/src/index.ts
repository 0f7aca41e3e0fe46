export type { LocalisedDocument, LocalisedText, Paragraph, ParagraphStyle, Point, Quad, TextLine } from './document.ts';
export { decodeImage, encodePng } from './decode.ts';
export { EngineError, type EngineErrorCode } from './errors.ts';
export {
  createEngine,
  type Engine,
  type EngineOptions,
  type EngineStage,
  type Localised,
  type LocaliseOptions,
} from './pipeline.ts';
export type { Mask, Raster } from './raster.ts';
export { createReader, defaultRecognitionDataDir, type Reader, type Region } from './read/index.ts';
export { renderDocument } from './render.ts';
export { eraseText } from './erase/index.ts';
export { describeStyle } from './style/index.ts';
export {
  type ApertiumOptions,
  createApertiumTranslator,
  createRouter,
  type LanguagePair,
  type TranslateOptions,
  type Translator,
} from './translate/index.ts';
