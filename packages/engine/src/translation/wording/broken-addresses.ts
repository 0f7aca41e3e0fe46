import type { FixedSpan } from '../translator.ts';
import { webAddress } from './patterns.ts';

/** The start of an address of the web or of mail that the end of its line cut off after one of its signs. */
const cutOff = /^https?:\/?\/?$|^(?:https?:\/\/|www\.|[\w-]+\.)\S*[/.?=&_-]$|^[\w.+-]+@(?:[\w.-]*[.-])?$/iu;
const rest = /^[\w~%][\w.~%/?=&#+-]*?(?=[.,;:!?)]*$)/u;
/** Characters that no word of a sentence has. */
const sign = /[/_?=&#%\d]|[.-](?=\w)/u;

/**
 * Addresses that go on in the next line, put together again.
 * @param text the lines, joined
 * @param lines as they stand in the picture
 */
export function brokenAddresses(text: string, lines: readonly string[]): FixedSpan[] {
  let from = 0;
  return lines.slice(1).flatMap((line, index) => {
    const head = /\S+$/u.exec(lines[index]?.trim() ?? '')?.[0] ?? '';
    const next = line.trim().split(/\s+/u);
    const tail = rest.exec(next[0] ?? '')?.[0] ?? '';
    if (tail === '' || !goesOn(head, tail, next.length === 1)) return [];
    for (const seam of [`${head} ${tail}`, head + tail, head.replace(/-$/u, '') + tail]) {
      const start = text.indexOf(seam, from);
      if (start < 0) continue;
      from = start + seam.length;
      return [{ start, end: from, replacement: head + tail }];
    }
    return [];
  });
}

function goesOn(head: string, tail: string, isAlone: boolean): boolean {
  if (cutOff.test(head)) {
    // A full stop may end the sentence, too.
    return head.endsWith('.') || head.endsWith('@')
      ? /^[a-z\d-]{2,}(?:[./]|$)/u.test(tail) && isWhole(head + tail)
      : isAlone || sign.test(tail);
  }
  return isAlone && /\w\/\S+$/u.test(head) && isWhole(head) && /[/_?=&#%]|\.\w/u.test(tail);
}

function isWhole(address: string): boolean {
  return (
    [...address.matchAll(webAddress)].some((match) => match[0] === address) ||
    /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/u.test(address)
  );
}
