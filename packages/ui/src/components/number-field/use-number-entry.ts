import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useRef, type ChangeEvent, type KeyboardEvent, type RefObject } from 'react';
import { useEscape } from '../../lib/use-escape.ts';
import { useFieldValue } from '../field/use-field-value.ts';
import { addSteps, clamp, type NumberNotation } from './number-text.ts';
import { useScrub } from './use-scrub.ts';

export interface NumberEntryOptions {
  value: number | null | undefined;
  defaultValue: number | null;
  onValueChange: ((value: number) => void) | undefined;
  onClear: (() => void) | undefined;
  onValueCommit: ((value: number) => void) | undefined;
  inputValue: string | null | undefined;
  onInputValueChange: ((text: string | null) => void) | undefined;
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
  const forgetDraft = () => setDraft(null);
  const { value, dirty, change, clear, commit, cancel } = useCommittedValue(input, options, forgetDraft);
  useEscape(input, draft !== null, forgetDraft);
  const factorOf = ({ altKey, shiftKey }: Held) => (altKey ? smallStep : shiftKey ? largeStep : step) / step;
  /** The number to which steps are added. An empty field counts as 0, or as the allowed number that is nearest to 0. */
  const start = value ?? clamp(0, range);
  const typedOrValue = () => {
    const typed = draft === null ? undefined : notation.read(draft);
    return typed === undefined ? value : clamp(typed, range);
  };
  const moveBy = (from: number, steps: number) => {
    forgetDraft();
    change(addSteps(from, steps, range));
  };
  /** Adds steps to the number, or to the typed number. */
  const stepBy = (steps: number) => {
    if (!fixed) moveBy(typedOrValue() ?? start, steps);
  };
  const apply = () => {
    forgetDraft();
    const next = typedOrValue();
    if (draft?.trim() === '') clear();
    else if (next !== null) change(next);
    commit();
  };
  const scrub = useScrub({
    value: start,
    disabled: fixed,
    factorOf,
    onScrub: moveBy,
    onScrubEnd: commit,
    onScrubCancel: cancel,
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
    type: ({ target }: ChangeEvent<HTMLInputElement>) => setDraft(target.value),
    handleKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.nativeEvent.isComposing || fixed) return;
      if (event.key === 'Enter') apply();
      if (!isStep(event.key)) return;
      event.preventDefault();
      stepBy((event.key === 'ArrowUp' ? 1 : -1) * factorOf(event));
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
  const change = (next: string | null) => {
    if (next === draft) return;
    onInputValueChange?.(next);
    setDraft(next);
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
    setValue(next);
    uncommitted.current = next;
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
