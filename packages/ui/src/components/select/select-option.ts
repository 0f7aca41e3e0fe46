import type { CSSProperties, ReactNode } from 'react';

export interface SelectOption<Value = string> {
  /** Unique among the options. A form submits texts and numbers unchanged; a value of any other type needs `id`, or the field `itemToStringValue`. */
  value: Value;
  /** The text that is shown and that type-ahead compares. */
  label: string;
  /** The string that a form submits and that identifies the option. Needed if `value` is neither a string nor a number. */
  id?: string | undefined;
  /** Drawn before the label, in the list and in the field. */
  icon?: ReactNode;
  /** Shown at the end of the line, in the list only. */
  detail?: ReactNode;
  /** Shown, but cannot be chosen. */
  disabled?: boolean | undefined;
  /** The style of the option, for example a font family in its own face. */
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

/** The string that identifies an option in the native select and in the form. */
export function keyOf<Value>(
  { id, value, label }: SelectOption<Value>,
  itemToStringValue?: (value: Value) => string,
): string {
  const known = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const key = id ?? itemToStringValue?.(value) ?? known;
  if (key === '')
    throw new Error(
      `The option "${label}" has neither an id nor a text or number as its value. Give it an id, or the field itemToStringValue.`,
    );
  return key;
}
