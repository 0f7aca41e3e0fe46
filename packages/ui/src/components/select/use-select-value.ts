'use client';

import { useRef, useState, type RefObject } from 'react';
import { tellChange, type ChangeCause } from '../../lib/change-details.ts';
import { toText, type NoValue, type ValueChangeDetails, type ValueChangeReason } from '../combobox/use-picked.ts';
import type { OpenChangeReason } from '../../lib/open-change-reason.ts';

/** The chosen option, held by the caller or by the select. */
export interface SelectValueState<Value = string> {
  /** The value of the chosen option, if the caller holds it. An empty string or null if none is chosen. */
  value?: Value | NoValue<Value> | undefined;
  /** The value at first, and after the form was reset. @default none */
  defaultValue?: Value | NoValue<Value> | undefined;
  /** Called before a value is chosen. `details.reason` is the cause, and `details.cancel()` prevents the change. */
  onValueChange?: ((value: Value | NoValue<Value>, details: ValueChangeDetails) => void) | undefined;
  /**
   * Returns the string that a form submits for a value, and that identifies the value among the options.
   * @default the value itself, which must then be a string or a number
   */
  itemToStringValue?: ((value: Value) => string) | undefined;
  /** Whether the value is shown and submitted, but cannot be changed: the list does not open. @default false */
  readOnly?: boolean | undefined;
}

interface OpenState {
  onOpenChange: (open: boolean) => void;
}

type Cause = ChangeCause<OpenChangeReason> | undefined;

/** While the list is closed, letters that are typed on the trigger choose an option: that is a change by the keyboard. */
function reasonOf(cause: Cause): ValueChangeReason {
  if (cause?.reason === 'item-press') return 'item-press';
  return cause?.reason === 'trigger-press' ? 'keyboard' : 'none';
}

/** The value of a select in which nothing is chosen: an empty string if the values of its options are strings, else null. */
function noValue<Value>(known: ReadonlyMap<string, unknown>, itemToStringValue: unknown) {
  const isText = known.size > 0 ? [...known.values()].every((value) => typeof value === 'string') : !itemToStringValue;
  return (isText ? '' : null) as NoValue<Value>;
}

/** The state of a select as props of Radix. After a choice that the caller cancels, the list stays open. */
export function useSelectValue<Value>(
  { value, defaultValue, onValueChange, itemToStringValue, readOnly }: SelectValueState<Value>,
  list: OpenState,
  causeRef: RefObject<Cause>,
) {
  type Chosen = Value | NoValue<Value>;
  /** The value of each option by its string, because Radix identifies options by strings. */
  const known = useRef(new Map<string, Chosen>());
  const textOf = (chosen: Chosen | undefined) =>
    chosen === undefined || chosen === null || chosen === '' ? '' : toText(chosen as Value, itemToStringValue);
  const [own, setOwn] = useState(() => textOf(defaultValue));
  const refusedRef = useRef<Cause>(undefined);
  const change = (text: string) => {
    const cause = causeRef.current;
    // A typed letter chooses an option while the list is closed. A reset of the form has no cause.
    if (readOnly && cause) return;
    // No option has this string if the form is reset to a value without an option, or to none.
    const isFirst = defaultValue !== undefined && textOf(defaultValue) === text;
    const unlisted = isFirst ? defaultValue : noValue<Value>(known.current, itemToStringValue);
    const next = known.current.has(text) ? (known.current.get(text) as Chosen) : unlisted;
    if (tellChange(onValueChange, next, { reason: reasonOf(cause), event: cause?.event })) setOwn(text);
    else refusedRef.current = cause;
  };
  const changeOpen = (open: boolean) => {
    const isAfterRefusal = !open && causeRef.current !== undefined && causeRef.current === refusedRef.current;
    if (!isAfterRefusal) list.onOpenChange(open);
  };
  return {
    state: { value: value === undefined ? own : textOf(value), onValueChange: change, onOpenChange: changeOpen },
    textOf,
    known,
  };
}
