/** Reasons for which a text was left untranslated that a human translator can remedy. */
export const openReasons: readonly string[] = ['unchanged', 'untranslated', 'other-language'];
