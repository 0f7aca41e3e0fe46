import { useRef, useState, type ChangeEvent, type KeyboardEvent, type RefObject } from 'react';
import { useFieldValue } from '../field/use-field-value.ts';
import { addSteps, clamp, type NumberNotation } from './number-text.ts';
import { largeStep, useScrub } from './use-scrub.ts';

export interface NumberEntryOptions {
  value: number | null | undefined;
  defaultValue: number | null;
  onValueChange: ((value: number) => void) | undefined;
  onClear: (() => void) | undefined;
  onValueCommit: ((value: number) => void) | undefined;
  min: number;
  max: number;
  step: number;
  notation: NumberNotation;
  /** Whether it is disabled or read-only. */
  fixed: boolean;
}

export type NumberEntry = ReturnType<typeof useNumberEntry>;

const isStep = (key: string) => key === 'ArrowUp' || key === 'ArrowDown';

/** The number of a field, the typed text that is not applied yet, and changes by keys and by a drag. */
export function useNumberEntry(input: RefObject<HTMLInputElement | null>, options: NumberEntryOptions) {
  const { min, max, step, notation, fixed } = options;
  const range = { min, max, step };
  const [draft, setDraft] = useState<string>();
  const { value, dirty, change, clear, commit, cancel } = useCommittedValue(input, options, () => setDraft(undefined));
  /** The number that steps start from. An empty field counts as 0, or as the nearest allowed number. */
  const start = value ?? clamp(0, range);
  const typedOrValue = () => {
    const typed = draft === undefined ? undefined : notation.read(draft);
    return typed === undefined ? value : clamp(typed, range);
  };
  const moveBy = (from: number, steps: number) => {
    setDraft(undefined);
    change(addSteps(from, steps, range));
  };
  /** Adds steps to the number, or to the typed number. */
  const stepBy = (steps: number) => {
    if (!fixed) moveBy(typedOrValue() ?? start, steps);
  };
  const apply = () => {
    setDraft(undefined);
    const next = typedOrValue();
    if (draft?.trim() === '') clear();
    else if (next !== null) change(next);
    commit();
  };
  const scrub = useScrub({
    value: start,
    disabled: fixed,
    onScrub: moveBy,
    onScrubEnd: commit,
    onScrubCancel: cancel,
  });
  const shown = value === null ? '' : notation.show(value);
  return {
    value,
    /** Whether the number differs from the first one, or a text is typed. */
    dirty: dirty || (draft !== undefined && draft !== shown),
    /** The number as text, rounded. */
    shown,
    scrub,
    text: draft ?? shown,
    apply,
    stepBy,
    commit,
    type: (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value),
    handleKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.nativeEvent.isComposing || fixed) return;
      if (event.key === 'Enter') apply();
      if (event.key === 'Escape') setDraft(undefined);
      if (!isStep(event.key)) return;
      event.preventDefault();
      stepBy((event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? largeStep : 1));
    },
    handleKeyUp: (event: KeyboardEvent<HTMLInputElement>) => (isStep(event.key) ? commit() : undefined),
  };
}

/** A value that is reported at each change and committed once, after the last one. */
function useCommittedValue(
  input: RefObject<HTMLInputElement | null>,
  { value: givenValue, defaultValue, onValueChange, onClear, onValueCommit }: NumberEntryOptions,
  onReset: () => void,
) {
  /** The value that was reported but not committed yet. */
  const uncommitted = useRef<number>(undefined);
  const [value, setValue, dirty] = useFieldValue<number | null>(input, {
    value: givenValue,
    defaultValue,
    onValueChange: (next) => (next === null ? onClear?.() : onValueChange?.(next)),
    onReset,
  });
  const canBeEmpty = givenValue === undefined || onClear !== undefined;
  const change = (next: number) => {
    if (next === (uncommitted.current ?? value)) return;
    uncommitted.current = next;
    setValue(next);
  };
  return {
    value,
    dirty,
    change,
    /** Empties the field. A field that cannot be empty keeps its number. */
    clear: () => {
      if (canBeEmpty && value !== null) setValue(null);
    },
    commit: () => {
      if (uncommitted.current !== undefined) onValueCommit?.(uncommitted.current);
      uncommitted.current = undefined;
    },
    /** Restores the previous value. */
    cancel: (from: number) => {
      change(from);
      uncommitted.current = undefined;
    },
  };
}
