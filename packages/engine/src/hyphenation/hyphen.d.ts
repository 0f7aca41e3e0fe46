declare module 'hyphen' {
  /** Levels between letters, and the trie of patterns that refers to them. */
  export type Patterns = readonly unknown[];
  /** Liang's algorithm. @returns a function that puts `hyphenChar` into the words of a text */
  export default function createHyphenator(
    patterns: Patterns,
    options: { hyphenChar: string; minWordLength: number; html: boolean },
  ): (text: string) => string;
}
