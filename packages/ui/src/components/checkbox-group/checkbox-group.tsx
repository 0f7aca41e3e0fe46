'use client';

import { tellChange, type ChangeCause } from '../../lib/change-details.ts';
import { Checkbox, type CheckboxProps } from '../checkbox/checkbox.tsx';
import { useCheckboxGroup } from './checkbox-group-root.tsx';

type OwnProps = 'checked' | 'defaultChecked' | 'indeterminate' | 'name' | 'form' | 'value';

type CheckedChange = NonNullable<CheckboxProps['onCheckedChange']>;

/** Asks the caller of a checkbox, then changes the group, unless the caller refused. */
function askedFirst(
  ask: CheckboxProps['onCheckedChange'],
  change: (checked: boolean, cause: ChangeCause) => void,
): CheckedChange {
  return (checked, details) => {
    if (!tellChange(ask, checked, details)) details.cancel();
    // Without an event it is a reset of the form, which the group answers.
    else if (details.event) change(checked, details);
  };
}

export interface CheckboxGroupItemProps extends Omit<CheckboxProps, OwnProps> {
  /** The value that is in the list of the group while it is checked, and that a form submits. */
  value: string;
}

/** One checkbox of the group. */
export function CheckboxGroupItem({ value, onCheckedChange, ...props }: CheckboxGroupItemProps) {
  const group = useCheckboxGroup('Item');
  return (
    <Checkbox
      {...props}
      name={group.name}
      form={group.form}
      value={value}
      checked={group.value.includes(value)}
      onCheckedChange={askedFirst(onCheckedChange, (checked, cause) => group.toggle(value, checked, cause))}
    />
  );
}

export type CheckboxGroupParentProps = Omit<CheckboxProps, OwnProps>;

/**
 * The checkbox for all values of `allValues`: indeterminate while only some are checked. A press checks all, then none, then the same some again. A form
 * does not submit it.
 */
export function CheckboxGroupParent({ onCheckedChange, ...props }: CheckboxGroupParentProps) {
  const { all, toggleAll } = useCheckboxGroup('Parent');
  return (
    <Checkbox
      {...props}
      checked={all === true}
      indeterminate={all === 'mixed'}
      onCheckedChange={askedFirst(onCheckedChange, (_, cause) => toggleAll(cause))}
    />
  );
}
