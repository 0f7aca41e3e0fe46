import { useId, useLayoutEffect, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

/** The index that each key moves the highlight to, from the current index, the last index and the size of a page. */
const moves: Record<string, (index: number, last: number, page: number) => number> = {
  ArrowDown: (index, last) => (index >= last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  PageDown: (index, last, page) => Math.min(index + page, last),
  PageUp: (index, _last, page) => Math.max(index - page, 0),
};

const searchAttributes = {
  role: 'combobox',
  type: 'text',
  autoComplete: 'off',
  spellCheck: false,
  'aria-autocomplete': 'list',
  'aria-expanded': true,
} as const;

export interface HighlightOptions<Option> {
  /** Every option that is shown, in order. */
  shown: readonly Option[];
  keyOf: (option: Option) => string;
  /** The key of the option that is highlighted at first. @default that of the first option */
  initial?: string | undefined;
  /** How many options Page Up and Page Down move by. */
  page: number;
  /** Called with the event of the browser that chose. */
  onChoose: (option: Option, event: Event) => void;
}

export type Highlight = ReturnType<typeof useHighlight>;

/**
 * The option that Enter would choose, in a list below a search box that keeps the focus. Keys and the pointer move it. The
 * returned props turn elements into a combobox, a listbox and its options.
 */
export function useHighlight<Option extends { disabled?: boolean | undefined }>({
  shown,
  keyOf,
  initial,
  page,
  onChoose,
}: HighlightOptions<Option>) {
  const listId = useId();
  const [highlighted, setHighlighted] = useState(initial);
  const choosable = shown.filter((option) => !option.disabled);
  const current = choosable.find((option) => keyOf(option) === highlighted) ?? choosable[0];
  const optionId = (option: Option) => `${listId}-${shown.indexOf(option)}`;
  const currentId = current && optionId(current);
  useInView(currentId);

  const choose = (option: Option, event: Event) => {
    // It stays highlighted in a list that stays open, whatever the search shows then.
    setHighlighted(keyOf(option));
    onChoose(option, event);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (current) choose(current, event.nativeEvent);
      return;
    }
    const move = moves[event.key];
    if (!move || choosable.length === 0) return;
    event.preventDefault();
    const next = choosable[move(current ? choosable.indexOf(current) : -1, choosable.length - 1, page)];
    setHighlighted(next && keyOf(next));
  };

  return {
    current,
    highlight: (option: Option) => setHighlighted(keyOf(option)),
    /** Chooses the highlighted option. */
    chooseCurrent: (event: Event) => (current ? choose(current, event) : undefined),
    /** Highlights the first option. */
    reset: () => setHighlighted(undefined),
    searchProps: {
      ...searchAttributes,
      'aria-controls': listId,
      'aria-activedescendant': currentId,
      onKeyDown,
    } as const,
    listProps: { id: listId, role: 'listbox', tabIndex: -1 } as const,
    optionProps: (option: Option) =>
      ({
        id: optionId(option),
        role: 'option',
        tabIndex: -1,
        'aria-disabled': option.disabled || undefined,
        'data-highlighted': option === current ? '' : undefined,
        onKeyDown,
        onPointerMove: () => (option.disabled || option === current ? undefined : setHighlighted(keyOf(option))),
        // Keeps the focus in the search box.
        onPointerDown: (event: PointerEvent) => event.preventDefault(),
        onClick: ({ nativeEvent }: MouseEvent) => (option.disabled ? undefined : choose(option, nativeEvent)),
      }) as const,
  };
}

/** Scrolls to an option. Its place is in its id, so that it stays in view when other options come before it. */
function useInView(id: string | undefined) {
  useLayoutEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
