'use client';

import { Checkbox, type CheckboxProps } from '../checkbox/checkbox.tsx';
import { useCheckboxGroup } from './checkbox-group-root.tsx';

type OwnProps = 'checked' | 'defaultChecked' | 'indeterminate' | 'name' | 'form' | 'value';

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
      onCheckedChange={(checked, details) => {
        let isRefused = false;
        const cancel = () => {
          isRefused = true;
          details.cancel();
        };
        onCheckedChange?.(checked, { ...details, cancel });
        // Without an event it is a reset of the form, which the group answers.
        if (!isRefused && details.event) group.toggle(value, checked, details);
      }}
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
      onCheckedChange={(checked, details) => {
        onCheckedChange?.(checked, details);
        if (details.event) toggleAll(details);
      }}
    />
  );
}
