import { useRef, useState, type ChangeEvent, type KeyboardEvent, type RefObject } from 'react';
import type { ChangeCause, ChangeDetails, ChangeHandler } from '../../lib/change-details.ts';
import { useFieldValue } from '../field/use-field-value.ts';
import { addSteps, clamp, type NumberNotation } from './number-text.ts';
import { largeStep, useScrub } from './use-scrub.ts';

/**
 * Why a number changes: an arrow key or Enter (`keyboard`), a press on the button that adds or subtracts a step, a drag (`scrub`), a
 * typed number that is applied when the focus leaves it (`input-blur`), or an emptied field (`input-clear`).
 */
export type NumberChangeReason =
  | 'keyboard'
  | 'increment-press'
  | 'decrement-press'
  | 'scrub'
  | 'input-blur'
  | 'input-clear';

type Cause = ChangeCause<NumberChangeReason>;

export interface NumberEntryOptions {
  value: number | null | undefined;
  defaultValue: number | null;
  onValueChange: ChangeHandler<number, NumberChangeReason> | undefined;
  onClear: ((details: ChangeDetails<NumberChangeReason | 'none'>) => void) | undefined;
  onValueCommit: ((value: number, cause: ChangeCause<NumberChangeReason>) => void) | undefined;
  min: number;
  max: number;
  step: number;
  notation: NumberNotation;
  /** Whether it is disabled or read-only. */
  fixed: boolean;
}

export type NumberEntry = ReturnType<typeof useNumberEntry>;

const isStep = (key: string) => key === 'ArrowUp' || key === 'ArrowDown';

/** Holds the number of a field and the typed text that is not applied yet, and changes the number by keys and by a drag. */
export function useNumberEntry(input: RefObject<HTMLInputElement | null>, options: NumberEntryOptions) {
  const { min, max, step, notation, fixed } = options;
  const range = { min, max, step };
  const [draft, setDraft] = useState<string>();
  const { value, dirty, change, clear, commit, cancel } = useCommittedValue(input, options, () => setDraft(undefined));
  /** The number to which steps are added. An empty field counts as 0, or as the allowed number that is nearest to 0. */
  const start = value ?? clamp(0, range);
  const typedOrValue = () => {
    const typed = draft === undefined ? undefined : notation.read(draft);
    return typed === undefined ? value : clamp(typed, range);
  };
  const moveBy = (from: number, steps: number, cause: Cause) => {
    setDraft(undefined);
    change(addSteps(from, steps, range), cause);
  };
  /** Adds steps to the number, or to the typed number. */
  const stepBy = (steps: number, cause: Cause) => {
    if (!fixed) moveBy(typedOrValue() ?? start, steps, cause);
  };
  const apply = (cause: Cause) => {
    setDraft(undefined);
    const next = typedOrValue();
    if (draft?.trim() === '') clear(cause.event);
    else if (next !== null) change(next, cause);
    commit();
  };
  const scrub = useScrub({
    value: start,
    disabled: fixed,
    onScrub: (from, steps, event) => moveBy(from, steps, { reason: 'scrub', event }),
    onScrubEnd: commit,
    onScrubCancel: (from, event) => cancel(from, { reason: 'scrub', event }),
  });
  const shown = value === null ? '' : notation.show(value);
  return {
    value,
    /** Whether the number differs from the initial one, or there is a typed text that is not applied yet. */
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
      const cause: Cause = { reason: 'keyboard', event: event.nativeEvent };
      if (event.key === 'Enter') apply(cause);
      if (event.key === 'Escape') setDraft(undefined);
      if (!isStep(event.key)) return;
      event.preventDefault();
      stepBy((event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? largeStep : 1), cause);
    },
    handleKeyUp: (event: KeyboardEvent<HTMLInputElement>) => (isStep(event.key) ? commit() : undefined),
  };
}

/** A value that is reported at each change, and committed once after the last change. */
function useCommittedValue(
  input: RefObject<HTMLInputElement | null>,
  { value: givenValue, defaultValue, onValueChange, onClear, onValueCommit }: NumberEntryOptions,
  onReset: () => void,
) {
  /** The last change that was reported but not committed yet. */
  const uncommitted = useRef<{ value: number; cause: Cause }>(undefined);
  const [value, setValue, dirty] = useFieldValue<number | null, NumberChangeReason>(input, {
    value: givenValue,
    defaultValue,
    onValueChange: (next, details) => (next === null ? onClear?.(details) : onValueChange?.(next, details)),
    onReset,
  });
  const canBeEmpty = givenValue === undefined || onClear !== undefined;
  const change = (next: number, cause: Cause) => {
    if (next === (uncommitted.current?.value ?? value)) return;
    if (setValue(next, cause)) uncommitted.current = { value: next, cause };
  };
  return {
    value,
    dirty,
    change,
    /** Empties the field. A field that cannot be empty keeps its number. */
    clear: (event: Event | undefined) => {
      if (canBeEmpty && value !== null) setValue(null, { reason: 'input-clear', event });
    },
    commit: () => {
      if (uncommitted.current) onValueCommit?.(uncommitted.current.value, uncommitted.current.cause);
      uncommitted.current = undefined;
    },
    /** Restores the previous value. */
    cancel: (from: number, cause: Cause) => {
      change(from, cause);
      uncommitted.current = undefined;
    },
  };
}
