export { type ApertiumOptions, createApertiumTranslator } from './apertium/apertium.ts';
export { wordmarks } from './brands.ts';
export { codeTexts } from './code-texts.ts';
export { listedNames } from './listed-names.ts';
export { createTranslators } from './configuration.ts';
export { readTranslatorConfig, type TranslatorConfig, TranslatorConfigError } from './settings.ts';
export { withoutLiterals } from './fixed-spans.ts';
export { characterBudget, toSourceTexts } from './source-texts.ts';
export { createRouter, type Router, type Translation } from './router.ts';
export type {
  Download,
  LanguagePair,
  Offer,
  OnDownload,
  SourceText,
  TranslateOptions,
  Translator,
} from './translator.ts';
export { recall } from './memory.ts';
export { findNames, type NameClues } from './wording/names.ts';
export { findLostRuns } from './wording/runs.ts';
export { isOnlyTerms } from './wording/spans.ts';
