'use client';

import * as Direction from '@radix-ui/react-direction';
import type { ReactNode } from 'react';

export interface DirectionProviderProps {
  /** The direction that `dir` on the page says as well. */
  dir: 'ltr' | 'rtl';
  /** Everything that is written so. */
  children: ReactNode;
}

/**
 * Tells every component inside it which way the page is written, for what CSS does not know: which arrow key goes forward, and
 * on which side a menu opens. Left out, it is from left to right.
 */
export function DirectionProvider({ dir, children }: DirectionProviderProps) {
  return <Direction.Provider dir={dir}>{children}</Direction.Provider>;
}
