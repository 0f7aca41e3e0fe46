/** A statement of a stylesheet. */
export interface CssBlock {
  /** What stands before the brace, or the whole statement where it has none. */
  prelude: string;
  /** What stands between the braces. */
  body: string | undefined;
}

/** Position after the string that begins at `start`. */
function endOfString(css: string, start: number): number {
  let end = start + 1;
  while (end < css.length && css[end] !== css[start]) end += css[end] === '\\' ? 2 : 1;
  return end + 1;
}

/** The statements of a stylesheet that stand in no other. Comments stay where they are. */
export function cssBlocks(css: string): CssBlock[] {
  const blocks: CssBlock[] = [];
  let [depth, start, open] = [0, 0, 0];
  for (let at = 0; at < css.length; at += 1) {
    const letter = css[at];
    if (letter === '\\') at += 1;
    else if (letter === '"' || letter === "'") at = endOfString(css, at) - 1;
    else if (css.startsWith('/*', at)) at = css.indexOf('*/', at + 2) + 1;
    else if (letter === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (letter === '}') {
      depth -= 1;
      if (depth > 0) continue;
      blocks.push({ prelude: css.slice(start, open), body: css.slice(open + 1, at) });
      start = at + 1;
    } else if (letter === ';' && depth === 0) {
      blocks.push({ prelude: css.slice(start, at + 1), body: undefined });
      start = at + 1;
    }
  }
  return blocks;
}

export const cssText = (blocks: readonly CssBlock[]): string =>
  blocks.map(({ prelude, body }) => (body === undefined ? prelude : `${prelude}{${body}}`)).join('');
