import { Button, Checkbox, TextField } from '@palimpsest/ui';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { countMatches, finderOf, placeOfSearch, replaceAll, replaceNext, stepMatch } from '../commands/find.ts';
import type { FindOptions, Search } from '../commands/find.ts';
import { type EditorWords, useWords } from '../messages/words.ts';
import type { EditorText } from '../model/text.ts';
import type { EditorStore } from '../store.ts';
import { recordsAtStart } from '../tools/tool-state.ts';

export interface FindFieldsProps {
  store: EditorStore;
  /** All texts of the store, in reading order. */
  texts: readonly EditorText[];
  search: Search;
  onSearchChange: (search: Search) => void;
  /** Shows the field for the replacement, and the options of the search. */
  replacing: boolean;
  /** The number of requests to focus the query; each focuses it again. */
  focusRequests: number;
  /** Called by Escape, which ends the search. */
  onLeave: () => void;
}

const options = [
  ['matchCase', 'matchCase'],
  ['wholeWord', 'wholeWord'],
  ['isPattern', 'regularExpression'],
] as const;

/** The fields to search the texts and to replace matches. */
export function FindFields({
  store,
  texts,
  search,
  onSearchChange,
  replacing,
  focusRequests,
  onLeave,
}: FindFieldsProps) {
  const queryRef = useRef<HTMLInputElement>(null);
  const cameFrom = useRef<Element>(null);
  useEffect(() => {
    const field = queryRef.current;
    if (!replacing || focusRequests === 0 || !field) return;
    if (!field.closest('search')?.contains(document.activeElement)) cameFrom.current = document.activeElement;
    field.focus();
    // The next query replaces this one as it is typed.
    field.select();
  }, [replacing, focusRequests]);
  const words = useWords();
  const [replacement, setReplacement] = useState('');
  const [replaced, setReplaced] = useState<{ count: number; texts: readonly EditorText[] }>();
  const finder = finderOf(search);
  const pattern = finder && 'pattern' in finder ? finder.pattern : undefined;
  const count = pattern && matchCount(texts, pattern);
  // Undo reverts the replacement, and redo brings it back.
  const stands = replaced?.texts.every((text, index) => text === texts[index]) === true;
  const change = (patch: Partial<FindOptions>) => {
    setReplaced(undefined);
    onSearchChange({ ...search, place: undefined, ...patch });
  };
  const replacementWords = { replacement, isPattern: search.isPattern === true };
  const from = () => placeOfSearch(search, store.getState().selectedIds);
  const report = (count: number) => {
    setReplaced({ count, texts: recordsAtStart(store.getState()) });
    // Move the focus if nothing is left to replace: a disabled button would lose it.
    if (count === 0 || matchCount(recordsAtStart(store.getState()), pattern) === 0)
      queryRef.current?.focus({ preventScroll: true });
  };
  const replaceOne = () => {
    if (!pattern) return;
    const place = replaceNext(store, texts, pattern, { ...replacementWords, from: from() });
    onSearchChange({ ...search, place });
    report(place ? 1 : 0);
  };
  const step = (direction: 1 | -1) => {
    if (pattern) onSearchChange({ ...search, place: stepMatch(store, texts, pattern, { from: from(), direction }) });
  };
  const replaceEvery = () => {
    if (pattern) report(replaceAll(store, pattern, replacementWords));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && event.target === queryRef.current) step(event.shiftKey ? -1 : 1);
    if (event.key !== 'Escape') return;
    // The keys of the canvas work only while no field has the focus.
    if (event.target instanceof HTMLElement) event.target.blur();
    placeOfKeyboard(cameFrom.current, store)?.focus({ preventScroll: true });
    change({ query: '' });
    onLeave();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter and Escape mean the same in each of its fields
    <search onKeyDown={onKeyDown} className="flex flex-col gap-2 border-b border-line px-3 py-3">
      <TextField
        size="sm"
        label={words.findInTexts}
        ref={queryRef}
        value={search.query}
        onValueChange={(query) => change({ query })}
        error={finder && 'error' in finder ? words.notAPattern : undefined}
      />
      {replacing ? (
        <>
          {store.readOnly ? null : (
            <TextField size="sm" label={words.replaceWith} value={replacement} onValueChange={setReplacement} />
          )}
          <div className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
            {options.map(([name, label]) => (
              <Checkbox
                key={name}
                label={words[label]}
                checked={search[name] === true}
                onCheckedChange={(checked) => change({ [name]: checked })}
              />
            ))}
          </div>
          {store.readOnly ? null : (
            <div className="flex gap-2">
              <Button size="sm" className="flex-1" disabled={!pattern || count === 0} onClick={replaceOne}>
                {words.replace}
              </Button>
              <Button size="sm" className="flex-1" disabled={!pattern || count === 0} onClick={replaceEvery}>
                {words.replaceAll}
              </Button>
            </div>
          )}
        </>
      ) : null}
      <p aria-live="polite" className="text-xs text-muted empty:hidden">
        {foundWords(words, count, stands ? replaced?.count : undefined)}
      </p>
    </search>
  );
}

/** The element to which Escape returns the keyboard: the one it came from or, on the canvas, the text that is selected now. */
function placeOfKeyboard(cameFrom: Element | null, store: EditorStore): HTMLElement | undefined {
  const id = store.getState().selectedIds.at(-1);
  const canvas = cameFrom?.closest('[role="application"]');
  const selected = id === undefined ? null : canvas?.querySelector(`[data-text-id="${CSS.escape(id)}"]`);
  return [selected, cameFrom].find((element) => element instanceof HTMLElement);
}

function matchCount(texts: readonly EditorText[], pattern: RegExp | undefined): number {
  return pattern ? texts.reduce((sum, { text }) => sum + countMatches(text, pattern), 0) : 0;
}

function foundWords(words: EditorWords, count: number | undefined, replaced: number | undefined): string | undefined {
  if (replaced !== undefined) return words.replaced({ count: replaced });
  if (count === undefined) return undefined;
  return words.matches({ count });
}
