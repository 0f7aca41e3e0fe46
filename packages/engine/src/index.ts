export type { LocalisedDocument, LocalisedText, SkippedText, TextPatch, TranslationNote } from './model/document.ts';
export type { Paragraph, ParagraphStyle, TextLine } from './model/paragraph.ts';
export { applyPatch } from './text-patch.ts';
export type { StyledRun } from '@palimpsest/typeset';
export type { Point, Quad } from './geometry/quad.ts';
export { decodeImage, encodePng, type ImageLimits } from './image/decode.ts';
export { EngineError, type EngineErrorCode } from './errors.ts';
export { certainLanguage } from './languages/language-checks.ts';
export { ownLanguageOf } from './languages/text-languages.ts';
export { createEngine, type Engine, type EngineOptions } from './pipeline.ts';
export type { EngineStage, Localised, LocaliseOptions, ReadOptions, ReadPicture } from './read-picture.ts';
export type { Mask, Raster } from './image/raster.ts';
export { createReader, type Reader, takeOut } from './analyse.ts';
export { restoreGrain } from './inpainting/grain/restore-grain.ts';
export { confidenceFeatures, confidenceWeights } from './ocr/confidence.ts';
export type { Region } from './geometry/region.ts';
export { paintLocalisedText, renderDocument } from './typesetting/render.ts';
export {
  type ApertiumOptions,
  createApertiumTranslator,
  createRouter,
  createTranslators,
  type Download,
  type LanguagePair,
  type Offer,
  readTranslatorConfig,
  type SourceText,
  type TranslateOptions,
  type Translation,
  type Translator,
  type TranslatorConfig,
  TranslatorConfigError,
} from './translation/index.ts';
