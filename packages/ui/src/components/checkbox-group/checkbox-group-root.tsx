'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { createContext, useRef, useState } from 'react';
import type { ChangeCause, ChangeHandler } from '../../lib/change-details.ts';
import { usePart } from '../../lib/use-part.ts';
import { useFieldValue } from '../field/use-field-value.ts';
import { FieldsetRoot, type FieldsetRootProps } from '../fieldset/fieldset.tsx';

interface CheckboxGroupState {
  /** The values that are checked. */
  value: readonly string[];
  name: string | undefined;
  form: string | undefined;
  /** Checks or unchecks one value. */
  toggle: (value: string, checked: boolean, cause: ChangeCause) => void;
  /** Whether all, some or none of the values that can change are checked. */
  all: boolean | 'mixed';
  /** Goes on from some to all, to none, and to the same some again. */
  toggleAll: (cause: ChangeCause) => void;
}

const CheckboxGroupContext = /* @__PURE__ */ createContext<CheckboxGroupState | null>(null);

/** The state of the group around a part. */
export function useCheckboxGroup(part: string): CheckboxGroupState {
  return usePart(CheckboxGroupContext, `CheckboxGroup.${part}`, 'CheckboxGroup.Root');
}

export interface CheckboxGroupRootProps extends Omit<FieldsetRootProps, 'defaultValue' | 'asChild'> {
  /** The values of the checked checkboxes, if the caller holds them. */
  value?: readonly string[] | undefined;
  /** The values that are checked at first, and after the form was reset. @default [] */
  defaultValue?: readonly string[] | undefined;
  /** Called before a checkbox changes. `details.cancel()` refuses the change. */
  onValueChange?: ChangeHandler<readonly string[]> | undefined;
  /**
   * The values that `CheckboxGroup.Parent` checks and unchecks, in their order. Leave out those of disabled checkboxes: they keep their state.
   * @default []
   */
  allValues?: readonly string[] | undefined;
  /** The name under which a form submits each checked value. */
  name?: string | undefined;
  /** The id of the form, if the group is outside it. */
  form?: string | undefined;
}

/** Whether two lists have the same values in any order. */
const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value) => other.includes(value));

/** Holds which checkboxes of a group are checked. It is a `Fieldset.Root`: name it by a `Fieldset.Legend`. */
export function CheckboxGroupRoot({
  value: givenValue,
  defaultValue = [],
  onValueChange,
  allValues = [],
  name,
  form,
  ref,
  ...props
}: CheckboxGroupRootProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [value, change] = useFieldValue<readonly string[]>(group, {
    value: givenValue,
    defaultValue,
    onValueChange,
    isSame,
  });
  const others = value.filter((one) => !allValues.includes(one));
  const chosen = allValues.filter((one) => value.includes(one));
  /** The last selection of some values, to which the parent returns. */
  const [some, setSome] = useState(chosen);
  const toggle: CheckboxGroupState['toggle'] = (one, checked, { event }) => {
    const rest = value.filter((other) => other !== one);
    const next = checked ? [...rest, one] : rest;
    if (change(next, { reason: 'none', event })) setSome(allValues.filter((other) => next.includes(other)));
  };
  const isSome = (values: readonly string[]) => values.length > 0 && values.length < allValues.length;
  const toggleAll: CheckboxGroupState['toggleAll'] = ({ event }) => {
    if (isSome(chosen)) setSome(chosen);
    const afterNone = isSome(some) ? some : allValues;
    const next = isSome(chosen) ? allValues : chosen.length > 0 ? [] : afterNone;
    change([...others, ...next], { reason: 'none', event });
  };
  const all = isSome(chosen) ? 'mixed' : chosen.length > 0;
  return (
    <CheckboxGroupContext value={{ value, name, form, toggle, all, toggleAll }}>
      <FieldsetRoot ref={useComposedRefs(group, ref)} data-slot="checkbox-group" form={form} {...props} />
    </CheckboxGroupContext>
  );
}
