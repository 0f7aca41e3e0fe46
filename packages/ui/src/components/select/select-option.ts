import type { CSSProperties, ReactNode } from 'react';

export interface SelectOption<Value = string> {
  /** Unique among the options. A value that is neither a string nor a number needs the option's `id` or the field's `itemToStringValue`. */
  value: Value;
  /** The text that is shown and that type-ahead compares. */
  label: string;
  /** The string that a form submits and that identifies the option. @default the result of `itemToStringValue`, else `value` as a string */
  id?: string | undefined;
  /** An icon before the label, in the list and in the field. */
  icon?: ReactNode;
  /** Shown at the end of the line, in the list only. */
  detail?: ReactNode;
  /** Shown, but cannot be chosen. */
  disabled?: boolean | undefined;
  /** The style of the option in the list and of its text in the field, for example a `fontFamily`. */
  style?: CSSProperties | undefined;
}

export interface SelectOptionGroup<Value = string> {
  /** The label of the group. */
  label: string;
  /** The options of the group, in the order in which they are listed. */
  options: readonly SelectOption<Value>[];
}

/** Options, groups of them, or both. */
export type SelectOptions<Value> = readonly (SelectOption<Value> | SelectOptionGroup<Value>)[];

export function isGroup<Value>(
  entry: SelectOption<Value> | SelectOptionGroup<Value>,
): entry is SelectOptionGroup<Value> {
  return 'options' in entry;
}

/**
 * The string that identifies an option in the native select and in the form.
 * @throws {Error} if the option has no such string, or if it is empty.
 */
export function keyOf<Value>(
  { id, value, label }: SelectOption<Value>,
  itemToStringValue?: (value: Value) => string,
): string {
  const valueText = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const key = id ?? itemToStringValue?.(value) ?? valueText;
  if (key === '')
    throw new Error(
      `The option "${label}" has neither an id nor a text or number as its value. Give it an id, or the field itemToStringValue.`,
    );
  return key;
}
