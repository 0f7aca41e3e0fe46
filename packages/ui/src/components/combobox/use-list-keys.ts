import { useRef, type KeyboardEvent } from 'react';
import { isTyping, nextMatch, emptyTypeAhead, typeCharacter } from '../dropdown-menu/type-ahead.ts';
import type { useHighlight } from './use-highlight.ts';

interface ListOption {
  label: string;
  disabled?: boolean | undefined;
}

type ListHighlight<Option extends ListOption> = Pick<
  ReturnType<typeof useHighlight<Option>>,
  'current' | 'highlight' | 'chooseCurrent' | 'searchProps'
>;

/**
 * The props of a list without a search box, which has the focus itself. The keys of the search box also work here. In addition, Space chooses,
 * Home and End move to the ends, and typed letters move to the next option that begins with them.
 */
export function useListKeys<Option extends ListOption>(
  shown: readonly Option[],
  { current, highlight, chooseCurrent, searchProps }: ListHighlight<Option>,
) {
  const typed = useRef(emptyTypeAhead);
  const choosable = shown.filter(({ disabled }) => !disabled);
  /** The option that Home, End or a typed character moves to. */
  const targetOf = ({ key, timeStamp }: KeyboardEvent) => {
    if (key === 'Home') return choosable[0];
    if (key === 'End') return choosable.at(-1);
    typed.current = typeCharacter(typed.current, key, timeStamp);
    const labels = choosable.map(({ label }) => label);
    return choosable[nextMatch(labels, typed.current.search, current ? choosable.indexOf(current) : -1)];
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, timeStamp, ctrlKey, altKey, metaKey } = event;
    // A key that is not a character ends the typed text, so that a following Space chooses.
    if (key.length > 1) typed.current = emptyTypeAhead;
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
