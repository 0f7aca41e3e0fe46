import type { CSSProperties, ReactNode } from 'react';

export interface SelectOption<Value = string> {
  /** Unlike every other option's. Texts and numbers are submitted as they are; anything else needs `id`. */
  value: Value;
  /** What is shown, and what typing ahead looks for. */
  label: string;
  /** What is submitted with a form, and tells the options apart, where `value` is neither a text nor a number. */
  id?: string | undefined;
  /** Drawn before the label, in the list and in the field. */
  icon?: ReactNode;
  /** Shown at the end of the line, in the list only. */
  detail?: ReactNode;
  /** Shown, but cannot be chosen. */
  disabled?: boolean | undefined;
  /** For an option drawn as what it means, such as a font family in its own face. */
  style?: CSSProperties | undefined;
}

export interface SelectOptionGroup<Value = string> {
  /** What the options share. */
  label: string;
  /** The options under the label, in the order in which they are listed. */
  options: readonly SelectOption<Value>[];
}

/** Options, groups of them, or both. */
export type SelectOptions<Value> = readonly (SelectOption<Value> | SelectOptionGroup<Value>)[];

export function isGroup<Value>(
  entry: SelectOption<Value> | SelectOptionGroup<Value>,
): entry is SelectOptionGroup<Value> {
  return 'options' in entry;
}

/** What the list of the browser and the form know an option by. */
export function keyOf<Value>({ id, value, label }: SelectOption<Value>): string {
  const key = id ?? (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  if (key === '')
    throw new Error(
      `The option "${label}" of a select has neither an id nor a value that is a text or a number. An empty text means that nothing is chosen. Give the option an id.`,
    );
  return key;
}
