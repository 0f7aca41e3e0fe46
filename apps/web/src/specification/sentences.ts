/** A test that holds a sentence: where it stands and what it is called there. */
export interface NamedTest {
  file: string;
  name: string;
}

/** A sentence of the specification, and what holds it. */
export interface Sentence {
  text: string;
  tests: readonly NamedTest[];
  /** Why no test holds it. */
  reason?: string;
}

/** Reads a page of `docs/specification`: a list of sentences, beneath each a list of its tests or the reason why it has none. */
export function readSentences(page: string): Sentence[] {
  return page
    .split(/^- /m)
    .slice(1)
    .map((item) => {
      const [text = '', ...lines] = item.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
      const tests = lines.flatMap((line) => {
        const [, file, name] = /^ {2}- `([^`]+)`: (.+)$/.exec(line) ?? [];
        return file && name ? [{ file, name }] : [];
      });
      const reason = lines.flatMap((line) => /^ {2}- No test: (.+)$/.exec(line)?.[1] ?? [])[0];
      return { text, tests, ...(reason && { reason }) };
    });
}

/** The texts that a sentence fixes to the letter: those that it quotes. */
export function fixedTexts(sentence: string): string[] {
  return [...sentence.matchAll(/(?<!\w)'((?:[^']|(?<=\w)'(?=\w))+)'(?!\w)/g)].map(([, text = '']) => text);
}

/** What stands between the parts of a text that change, `{…}` or a final ellipsis after a space. */
export function fixedParts(text: string): string[] {
  return text
    .replace(/ \.{3}$/, '')
    .split(/\{[^}]*\}/)
    .map((part) => part.trim())
    .filter((part) => part.length > 2);
}
