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
} as const;

export interface HighlightOptions<Option> {
  /** All visible options, in order. */
  shown: readonly Option[];
  /** The unique key of an option. */
  keyOf: (option: Option) => string;
  /** The key of the initially highlighted option. @default the key of the first option */
  initial?: string | undefined;
  /** Whether the list is open. @default true */
  open?: boolean | undefined;
  /** The number of options that Page Up and Page Down move by. */
  page: number;
  /** Called with the chosen option and the browser event. */
  onChoose: (option: Option, event: Event) => void;
}

export type Highlight<Option extends { disabled?: boolean | undefined }> = ReturnType<typeof useHighlight<Option>>;

/**
 * The highlighted option: Enter chooses it. Keys and the pointer move the highlight while the focus stays in the search box above the list.
 * The returned props turn elements into a combobox, a listbox and its options. cmdk is not used: it reports the highlighted option as the
 * selected one, so that nobody hears what is chosen, begins at the first option, and draws all of a thousand fonts.
 */
export function useHighlight<Option extends { disabled?: boolean | undefined }>({
  shown,
  keyOf,
  initial,
  open = true,
  page,
  onChoose,
}: HighlightOptions<Option>) {
  const listId = useId();
  const [highlighted, setHighlighted] = useState(initial);
  const choosable = shown.filter((option) => !option.disabled);
  const current = choosable.find((option) => keyOf(option) === highlighted) ?? choosable[0];
  const optionId = (option: Option) => `${listId}-${shown.indexOf(option)}`;
  const currentId = current && optionId(current);
  useScrollIntoView(currentId);

  const choose = (option: Option, event: Event) => {
    // If the list stays open, this option stays highlighted, even if the search then shows other options.
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
    /** The highlighted option; undefined if no option can be chosen. */
    current,
    /** Highlights the first option. */
    reset: () => setHighlighted(undefined),
    searchProps: {
      ...searchAttributes,
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': open ? currentId : undefined,
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

/** Scrolls an option into view. The id contains its index, so this also runs if the option moves within the list. */
function useScrollIntoView(id: string | undefined) {
  useLayoutEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
