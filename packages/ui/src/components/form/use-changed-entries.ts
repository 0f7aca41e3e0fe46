import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** The entries of a form, by name. */
export type Entries = Map<string, readonly FormDataEntryValue[]>;

/** The entries of a form under each name. */
function entriesOf(form: HTMLFormElement): Entries {
  const data = new FormData(form);
  return new Map([...data.keys()].map((name) => [name, data.getAll(name)]));
}

/** Whether two lists of entries are the same. */
export function areSame(one: readonly FormDataEntryValue[], other: readonly FormDataEntryValue[]): boolean {
  return one.length === other.length && one.every((entry, index) => Object.is(entry, other[index]));
}

/** The events before the user changes a control, and those after it. */
const eventsBefore = ['pointerdown', 'keydown', 'beforeinput'];
const eventsAfter = ['keydown', 'input', 'change', 'click', 'focusout'];

/**
 * The entries that the user has changed since the form was submitted, as they were before. Changes by code are not among them: the answer to
 * a submission may empty a password.
 * @returns a function that returns the entries. Call it when the answer is there: it returns none until the next submission.
 */
export function useChangedEntries(element: RefObject<HTMLFormElement | null>): () => Entries {
  /** Undefined if no answer is awaited. */
  const changed = useRef<Entries>(undefined);
  useEffect(() => {
    const form = element.current;
    if (!form) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let before: Entries = new Map();
    const remember = () => {
      if (changed.current) before = entriesOf(form);
    };
    const compare = () => {
      if (!changed.current) return;
      const now = entriesOf(form);
      for (const name of [...before.keys(), ...now.keys()]) {
        const entries = before.get(name) ?? [];
        if (!changed.current.has(name) && !areSame(entries, now.get(name) ?? [])) changed.current.set(name, entries);
      }
    };
    const begin = () => {
      changed.current = new Map();
      remember();
    };
    form.addEventListener('submit', begin, { capture: true, signal });
    for (const type of eventsBefore) document.addEventListener(type, remember, { capture: true, signal });
    for (const type of eventsAfter) document.addEventListener(type, compare, { signal });
    return () => controller.abort();
  }, [element]);
  return useCallback(() => {
    const entries: Entries = changed.current ?? new Map();
    changed.current = undefined;
    return entries;
  }, []);
}
