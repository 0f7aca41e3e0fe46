import type { ReactNode } from 'react';

/** Adds "..." to a string that does not end in `.`, `!`, `?` or `…`. Returns any other node unchanged. */
export function withEllipsis(content: ReactNode): ReactNode {
  if (typeof content !== 'string') return content;
  return /[.!?…]$/u.test(content) ? content : `${content}...`;
}
