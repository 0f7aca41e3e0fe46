/** Joins the lines of one paragraph, undoing hyphenation: a hyphen goes where the word goes on in small letters. */
export function joinLines(lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    const start = line.trim();
    if (text === '') return start;
    if (/\p{Letter}[-\u00AD\u2010]$/u.test(text)) {
      return /^\p{Lowercase}/u.test(start) ? text.slice(0, -1) + start : text + start;
    }
    return `${text} ${start}`;
  }, '');
}
