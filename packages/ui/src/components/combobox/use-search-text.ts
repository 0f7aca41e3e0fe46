'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The text in the search box of a list. */
export interface SearchTextProps {
  /** The search text (controlled). */
  searchValue?: string | undefined;
  /** The search text when the list opens for the first time (uncontrolled). @default '' */
  defaultSearchValue?: string | undefined;
  /** Called with the next search text. */
  onSearchValueChange?: ((text: string) => void) | undefined;
}

/** Sets the search text. */
export type SetSearchText = (text: string) => void;

/** The controlled or uncontrolled search text. It is cleared when the list closes. */
export function useSearchText(
  { searchValue, defaultSearchValue = '', onSearchValueChange }: SearchTextProps,
  open: boolean,
): [text: string, setText: SetSearchText] {
  const [own, setOwn] = useState(defaultSearchValue);
  const text = searchValue ?? own;
  const setText: SetSearchText = (next) => {
    if (next === text) return;
    onSearchValueChange?.(next);
    setOwn(next);
  };
  const wasOpen = useRef(open);
  const clear = useEffectEvent(() => setText(''));
  useEffect(() => {
    if (wasOpen.current && !open) clear();
    wasOpen.current = open;
  }, [open]);
  return [text, setText];
}
