'use client';

import { useRef, useState, type RefObject } from 'react';
import { tellChange, type ChangeCause } from '../../lib/change-details.ts';
import { toText, type NoValue, type ValueChangeDetails, type ValueChangeReason } from '../combobox/use-picked.ts';
import type { OpenChangeReason } from '../../lib/open-state.tsx';

/** The chosen option, held by the caller or by the select. */
export interface SelectValueState<Value = string> {
  /** The value of the chosen option, if the caller holds it; an empty text or null if none is chosen. */
  value?: Value | NoValue<Value> | undefined;
  /** The value at first, and after the form was reset. @default none */
  defaultValue?: Value | NoValue<Value> | undefined;
  /** Called with the value that is to be chosen. `details` tell the reason, and their `cancel` refuses. */
  onValueChange?: ((value: Value | NoValue<Value>, details: ValueChangeDetails) => void) | undefined;
  /**
   * The text of a value: a form submits it, and it identifies the value among the options.
   * @default the value itself, which must then be a text or a number
   */
  itemToStringValue?: ((value: Value) => string) | undefined;
}

interface OpenState {
  onOpenChange: (open: boolean) => void;
}

type Cause = ChangeCause<OpenChangeReason> | undefined;

/** On the closed field typed letters choose: what happens there is not a press on an option. */
function reasonOf(cause: Cause): ValueChangeReason {
  if (cause?.reason === 'item-press') return 'item-press';
  return cause?.reason === 'trigger-press' ? 'keyboard' : 'none';
}

/** The value of a select in which nothing is chosen: an empty text among texts, else null. */
function noValue<Value>(itemToStringValue: unknown) {
  return (itemToStringValue ? null : '') as NoValue<Value>;
}

/** The value of a select for Radix, and whether its list may open or close: it stays open after a choice that the caller refused. */
export function useSelectValue<Value>(
  { value, defaultValue, onValueChange, itemToStringValue }: SelectValueState<Value>,
  list: OpenState,
  causeRef: RefObject<Cause>,
) {
  type Chosen = Value | NoValue<Value>;
  /** The value of each option by its text: Radix tells options apart by texts. */
  const known = useRef(new Map<string, Chosen>());
  const textOf = (chosen: Chosen | undefined) =>
    chosen === undefined || chosen === null || chosen === '' ? '' : toText(chosen as Value, itemToStringValue);
  const [own, setOwn] = useState(() => textOf(defaultValue));
  const refusedRef = useRef<Cause>(undefined);
  const change = (text: string) => {
    const cause = causeRef.current;
    // A form can be reset to a value without an option, or to none.
    const isFirst = defaultValue !== undefined && textOf(defaultValue) === text;
    const unlisted = isFirst ? defaultValue : noValue<Value>(itemToStringValue);
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
