/** The two lists of words: terms that are always translated alike, and texts whose translation is remembered. */
export const kinds = ['glossary', 'memory'] as const;
export type Kind = (typeof kinds)[number];
