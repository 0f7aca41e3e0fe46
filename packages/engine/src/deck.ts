// The command line and the server take the texts of a picture into a copy deck by the same rules.
export { cropText } from './cli/texts/crop-texts.ts';
export { characterBudget } from './translation/source-texts.ts';

/** Reasons for which a text was left untranslated that a human translator can remedy. */
export const openReasons: readonly string[] = ['unchanged', 'untranslated', 'other-language'];
