export { type ApertiumOptions, createApertiumTranslator } from './apertium.ts';
export { isOnlyTerms } from './protect.ts';
export { createRouter, type Router } from './router.ts';
export type { LanguagePair, TranslateOptions, Translator } from './translator.ts';
