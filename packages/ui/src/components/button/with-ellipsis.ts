import type { ReactNode } from 'react';

/** Adds "..." to a text that does not already end in punctuation; leaves anything but a text as it is. */
export function withEllipsis(content: ReactNode): ReactNode {
  if (typeof content !== 'string') return content;
  return /[.!?…]$/u.test(content) ? content : `${content}...`;
}
