import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useRef, type ChangeEvent, type KeyboardEvent, type RefObject } from 'react';
import { tellChange, type ChangeCause, type ChangeDetails, type ChangeHandler } from '../../lib/change-details.ts';
import { useEscape } from '../../lib/use-escape.ts';
import { useFieldValue } from '../field/use-field-value.ts';
import { addSteps, clamp, type NumberNotation } from './number-text.ts';
import { useScrub } from './use-scrub.ts';

/**
 * Why a number changes: an arrow key or Enter (`keyboard`), a press on the button that adds or subtracts a step, a drag (`scrub`), the `wheel`, a
 * typed number that is applied when the focus leaves it (`input-blur`), or an emptied field (`input-clear`).
 */
export type NumberChangeReason =
  | 'keyboard'
  | 'increment-press'
  | 'decrement-press'
  | 'scrub'
  | 'wheel'
  | 'input-blur'
  | 'input-clear';

type Cause = ChangeCause<NumberChangeReason>;

/**
 * Why the typed text changes: the user types (`input-change`), discards it with Escape (`escape-key`), or it is replaced by a number, for the reason
 * for which the number changes.
 */
export type NumberInputReason = NumberChangeReason | 'input-change' | 'escape-key' | 'none';

export interface NumberEntryOptions {
  value: number | null | undefined;
  defaultValue: number | null;
  onValueChange: ChangeHandler<number, NumberChangeReason> | undefined;
  onClear: ((details: ChangeDetails<NumberChangeReason | 'none'>) => void) | undefined;
  onValueCommit: ((value: number, cause: ChangeCause<NumberChangeReason>) => void) | undefined;
  inputValue: string | null | undefined;
  onInputValueChange: ((text: string | null, details: ChangeDetails<NumberInputReason>) => void) | undefined;
  smallStep: number | undefined;
  largeStep: number | undefined;
  min: number;
  max: number;
  step: number;
  notation: NumberNotation;
  /** Whether it is disabled or read-only. */
  fixed: boolean;
}

export type NumberEntry = ReturnType<typeof useNumberEntry>;

/** The keys that are held down. */
type Held = Pick<KeyboardEvent, 'altKey' | 'shiftKey'>;

const isStep = (key: string) => key === 'ArrowUp' || key === 'ArrowDown';

/** Holds the number of a field and the typed text that is not applied yet, and changes the number by keys and by a drag. */
export function useNumberEntry(input: RefObject<HTMLInputElement | null>, options: NumberEntryOptions) {
  const { min, max, step, smallStep = step / 10, largeStep = step * 10, notation, fixed } = options;
  const range = { min, max, step };
  const [draft, setDraft] = useDraft(options);
  const forgetDraft = (cause: ChangeCause<NumberInputReason> = { reason: 'none', event: undefined }) =>
    setDraft(null, cause);
  const { value, dirty, change, clear, commit, cancel } = useCommittedValue(input, options, forgetDraft);
  useEscape(input, draft !== null, (event) => forgetDraft({ reason: 'escape-key', event }));
  const factorOf = ({ altKey, shiftKey }: Held) => (altKey ? smallStep : shiftKey ? largeStep : step) / step;
  /** The number to which steps are added. An empty field counts as 0, or as the allowed number that is nearest to 0. */
  const start = value ?? clamp(0, range);
  const typedOrValue = () => {
    const typed = draft === null ? undefined : notation.read(draft);
    return typed === undefined ? value : clamp(typed, range);
  };
  const moveBy = (from: number, steps: number, cause: Cause) => {
    forgetDraft(cause);
    change(addSteps(from, steps, range), cause);
  };
  /** Adds steps to the number, or to the typed number. */
  const stepBy = (steps: number, cause: Cause) => {
    if (!fixed) moveBy(typedOrValue() ?? start, steps, cause);
  };
  const apply = (cause: Cause) => {
    forgetDraft(cause);
    const next = typedOrValue();
    if (draft?.trim() === '') clear(cause.event);
    else if (next !== null) change(next, cause);
    commit();
  };
  const scrub = useScrub({
    value: start,
    disabled: fixed,
    factorOf,
    onScrub: (from, steps, event) => moveBy(from, steps, { reason: 'scrub', event }),
    onScrubEnd: commit,
    onScrubCancel: (from, event) => cancel(from, { reason: 'scrub', event }),
  });
  const shown = value === null ? '' : notation.show(value);
  return {
    value,
    /** Whether the number differs from the initial one, or there is a typed text that is not applied yet. */
    dirty: dirty || (draft !== null && draft !== shown),
    /** The number as text, rounded. */
    shown,
    scrub,
    text: draft ?? shown,
    apply,
    stepBy,
    factorOf,
    commit,
    type: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
      setDraft(target.value, { reason: 'input-change', event: nativeEvent }),
    handleKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.nativeEvent.isComposing || fixed) return;
      const cause: Cause = { reason: 'keyboard', event: event.nativeEvent };
      if (event.key === 'Enter') apply(cause);
      if (!isStep(event.key)) return;
      event.preventDefault();
      stepBy((event.key === 'ArrowUp' ? 1 : -1) * factorOf(event), cause);
    },
    handleKeyUp: (event: KeyboardEvent<HTMLInputElement>) => (isStep(event.key) ? commit() : undefined),
  };
}

/** The typed text that is not applied yet; null while the field shows its number. */
function useDraft({ inputValue, onInputValueChange }: NumberEntryOptions) {
  const [draft, setDraft] = useControllableState<string | null>({
    ...(inputValue === undefined ? {} : { prop: inputValue }),
    defaultProp: null,
  });
  const change = (next: string | null, cause: ChangeCause<NumberInputReason>) => {
    if (next !== draft && tellChange(onInputValueChange, next, cause)) setDraft(next);
  };
  return [draft, change] as const;
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
