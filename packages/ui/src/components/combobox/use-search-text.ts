'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useEffect, useEffectEvent, useRef } from 'react';

/** The text in the search box of a list. */
export interface SearchTextProps {
  /** What is typed in the search box, if the caller holds it. */
  searchValue?: string | undefined;
  /** What the search box holds when the list opens for the first time. @default '' */
  defaultSearchValue?: string | undefined;
  /** Called when it changes: by typing, by a choice among several values, and when the list closes. */
  onSearchValueChange?: ((text: string) => void) | undefined;
}

/** The text in the search box, held by the caller or here. It is empty again when the list has closed. */
export function useSearchText(
  { searchValue, defaultSearchValue = '', onSearchValueChange }: SearchTextProps,
  open: boolean,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useControllableState({
    ...(searchValue === undefined ? {} : { prop: searchValue }),
    ...(onSearchValueChange ? { onChange: onSearchValueChange } : {}),
    defaultProp: defaultSearchValue,
  });
  const wasOpen = useRef(open);
  const clear = useEffectEvent(() => setText(''));
  useEffect(() => {
    if (wasOpen.current && !open) clear();
    wasOpen.current = open;
  }, [open]);
  return [text, setText];
}
