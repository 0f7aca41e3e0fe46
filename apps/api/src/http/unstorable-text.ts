import { DomainError } from '../domain-error.ts';

/** Deepest nesting of lists and objects in a request; documents of the editor have fewer than ten levels. */
const maxDepth = 100;

/**
 * Refuses strings that no database stores as they were sent, U+0000 and surrogates that stand alone, and values that are nested so deep
 * that whatever walks them by recursion runs out of stack. JSON can carry all of them.
 * @param value parsed JSON
 * @throws DomainError `invalid_request`
 */
export function assertStorable(value: unknown): void {
  const rest: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value: current, depth } = next;
    if (typeof current === 'string') assertText(current);
    if (typeof current !== 'object' || current === null) continue;
    if (depth > maxDepth) {
      throw new DomainError('invalid_request', `The request is nested more than ${maxDepth} levels deep.`);
    }
    for (const [key, entry] of Object.entries(current)) {
      assertText(key);
      rest.push({ value: entry, depth: depth + 1 });
    }
  }
}

function assertText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new DomainError('invalid_request', 'The request holds a character that cannot be stored.');
  }
}
