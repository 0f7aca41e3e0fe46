import { useRef, type KeyboardEvent } from 'react';
import { isTyping, nextMatch, nothingTyped, typeCharacter } from '../dropdown-menu/type-ahead.ts';
import type { useHighlight } from './use-highlight.ts';

interface Listed {
  label: string;
  disabled?: boolean | undefined;
}

type ListHighlight<Option extends Listed> = Pick<
  ReturnType<typeof useHighlight<Option>>,
  'current' | 'highlight' | 'chooseCurrent' | 'searchProps'
>;

/**
 * The props of a list that has the focus, because no search box is above it. Beside the keys of a search box, Space chooses, Home and End
 * move to the ends, and typed letters to the option that begins with them.
 */
export function useListKeys<Option extends Listed>(
  shown: readonly Option[],
  { current, highlight, chooseCurrent, searchProps }: ListHighlight<Option>,
) {
  const typed = useRef(nothingTyped);
  const choosable = shown.filter(({ disabled }) => !disabled);
  /** The option that a key moves to. */
  const targetOf = ({ key, timeStamp }: KeyboardEvent) => {
    if (key === 'Home') return choosable[0];
    if (key === 'End') return choosable.at(-1);
    typed.current = typeCharacter(typed.current, key, timeStamp);
    const labels = choosable.map(({ label }) => label);
    return choosable[nextMatch(labels, typed.current.search, current ? choosable.indexOf(current) : -1)];
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, timeStamp, ctrlKey, altKey, metaKey } = event;
    // Any other key ends the typed name, so that a Space after it chooses.
    if (key.length > 1) typed.current = nothingTyped;
    if (key === ' ' && !isTyping(typed.current, timeStamp)) {
      event.preventDefault();
      chooseCurrent(event.nativeEvent);
      return;
    }
    if ((key.length > 1 && key !== 'Home' && key !== 'End') || ctrlKey || altKey || metaKey) {
      searchProps.onKeyDown(event);
      return;
    }
    event.preventDefault();
    const target = targetOf(event);
    if (target) highlight(target);
  };
  return { tabIndex: 0, 'aria-activedescendant': searchProps['aria-activedescendant'], onKeyDown } as const;
}
