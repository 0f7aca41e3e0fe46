'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { tellChange, type ChangeCause, type ChangeDetails } from '../../lib/change-details.ts';

/** Why the search text changes: typing, the selection of an option with `multiple`, or the close of the list (`input-clear`). */
export type SearchChangeReason = 'input-change' | 'item-press' | 'input-clear';

/** The details of a change of the search text: reason, event and `cancel`. */
export type SearchChangeDetails = ChangeDetails<SearchChangeReason>;

/** The text in the search box of a list. */
export interface SearchTextProps {
  /** The search text (controlled). */
  searchValue?: string | undefined;
  /** The search text when the list opens for the first time (uncontrolled). @default '' */
  defaultSearchValue?: string | undefined;
  /** Called with the next search text. `details.reason` says why, and `details.cancel()` prevents the change. */
  onSearchValueChange?: ((text: string, details: SearchChangeDetails) => void) | undefined;
}

/** Sets the search text, unless the caller cancels the change. @returns false if the caller cancelled it */
export type SetSearchText = (text: string, cause: ChangeCause<SearchChangeReason>) => boolean;

/** The controlled or uncontrolled search text. It is cleared when the list closes. */
export function useSearchText(
  { searchValue, defaultSearchValue = '', onSearchValueChange }: SearchTextProps,
  open: boolean,
): [text: string, setText: SetSearchText] {
  const [own, setOwn] = useState(defaultSearchValue);
  const text = searchValue ?? own;
  const setText: SetSearchText = (next, cause) => {
    if (next === text) return true;
    const isAccepted = tellChange(onSearchValueChange, next, cause);
    if (isAccepted) setOwn(next);
    return isAccepted;
  };
  const wasOpen = useRef(open);
  const clear = useEffectEvent(() => void setText('', { reason: 'input-clear', event: undefined }));
  useEffect(() => {
    if (wasOpen.current && !open) clear();
    wasOpen.current = open;
  }, [open]);
  return [text, setText];
}
