'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { tellChange, type ChangeCause, type ChangeDetails } from '../../lib/change-details.ts';

/** Why the text in the search box changes: by typing, by a choice among several values, or because the list has closed. */
export type SearchChangeReason = 'input-change' | 'item-press' | 'input-clear';

/** What is told beside the text that is to be in the search box. */
export type SearchChangeDetails = ChangeDetails<SearchChangeReason>;

/** The text in the search box of a list. */
export interface SearchTextProps {
  /** What is typed in the search box, if the caller holds it. */
  searchValue?: string | undefined;
  /** What the search box holds when the list opens for the first time. @default '' */
  defaultSearchValue?: string | undefined;
  /** Called when it is to change: by typing, by a choice among several values, and when the list closes. `cancel` of the details refuses. */
  onSearchValueChange?: ((text: string, details: SearchChangeDetails) => void) | undefined;
}

/** Sets the text in the search box, unless the caller refuses. */
export type SetSearchText = (text: string, cause: ChangeCause<SearchChangeReason>) => void;

/** The text in the search box, held by the caller or here. It is empty again when the list has closed. */
export function useSearchText(
  { searchValue, defaultSearchValue = '', onSearchValueChange }: SearchTextProps,
  open: boolean,
): [text: string, setText: SetSearchText] {
  const [own, setOwn] = useState(defaultSearchValue);
  const text = searchValue ?? own;
  const setText: SetSearchText = (next, cause) => {
    if (next !== text && tellChange(onSearchValueChange, next, cause)) setOwn(next);
  };
  const wasOpen = useRef(open);
  const clear = useEffectEvent(() => setText('', { reason: 'input-clear', event: undefined }));
  useEffect(() => {
    if (wasOpen.current && !open) clear();
    wasOpen.current = open;
  }, [open]);
  return [text, setText];
}
