import type { CSSProperties, ReactNode } from 'react';

export interface SelectOption<Value extends string = string> {
  /** Unique among the options. An empty string needs the option's `id`. */
  value: Value;
  /** The text that is shown and that type-ahead compares. */
  label: string;
  /** The string that a form submits and that identifies the option. @default `value` */
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

export interface SelectOptionGroup<Value extends string = string> {
  /** The label of the group. */
  label: string;
  /** The options of the group, in the order in which they are listed. */
  options: readonly SelectOption<Value>[];
}

/** Options, groups of them, or both. */
export type SelectOptions<Value extends string = string> = readonly (SelectOption<Value> | SelectOptionGroup<Value>)[];

export function isGroup<Value extends string>(
  entry: SelectOption<Value> | SelectOptionGroup<Value>,
): entry is SelectOptionGroup<Value> {
  return 'options' in entry;
}

/**
 * The string that identifies an option in the native select and in the form.
 * @throws {Error} if it is empty, because the native select takes an empty string for no option.
 */
export function keyOf({ id, value, label }: SelectOption): string {
  const key = id ?? value;
  if (key === '') throw new Error(`The value of the option "${label}" is empty. Give the option an id.`);
  return key;
}
