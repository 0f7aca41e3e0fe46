'use client';

import { createContext, use } from 'react';
import { useDensity } from '../../messages/context.ts';

export type FieldSize = 'xs' | 'sm' | 'md' | 'lg';

/** The state that a field shares with its control and its label. */
export interface FieldState {
  /** The id of the control, which the label points to. */
  controlId: string;
  /** The id of the label. */
  labelId: string;
  /** The id of the hint or the error. */
  messageId: string;
  /** The `aria-describedby` of the control: the caller's ids, and that of the hint or the error. */
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
  /** The `size` prop of the field. */
  size: FieldSize | null | undefined;
  /** The state as attributes, the same on every part. */
  attributes: { 'data-invalid': '' | undefined; 'data-disabled': '' | undefined };
}

export const FieldContext = /* @__PURE__ */ createContext<FieldState | null>(null);

/** How the fields inside a container are laid out: set by Inspector. */
export interface FieldLayout {
  /** `start` puts the label beside the control. */
  labelPlacement: 'top' | 'start';
  /** The size of fields without a `size`. */
  size: FieldSize | undefined;
}

export const FieldLayoutContext = /* @__PURE__ */ createContext<FieldLayout>({
  labelPlacement: 'top',
  size: undefined,
});

/** Whether the Fieldset around a field is disabled. */
export const DisabledContext = /* @__PURE__ */ createContext(false);

/** Whether a control is disabled: by itself, or by the field or the fieldset around it. */
export function useDisabled(own: boolean | undefined): boolean {
  const isFieldDisabled = use(FieldContext)?.disabled ?? false;
  const isFieldsetDisabled = use(DisabledContext);
  return own || isFieldDisabled || isFieldsetDisabled;
}

/** The size of a control: its own, else that of the field around it, else that of the Inspector around it, else that of the density. */
export function useFieldSize(own: FieldSize | null | undefined): FieldSize {
  const field = use(FieldContext);
  const { size } = use(FieldLayoutContext);
  const density = useDensity();
  return own ?? field?.size ?? size ?? (density === 'compact' ? 'sm' : 'md');
}

/** Joins ids with spaces and ignores undefined ones. @returns undefined if there are none. */
export function joinIds(...ids: (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

/** The props that a control gets from the field around it. */
interface FieldControlProps {
  /** The id of the control. @default the id that the label points to */
  id?: string | undefined;
  /** Whether the control is disabled. @default that of the field */
  disabled?: boolean | undefined;
  /** Whether a value is required. @default that of the field */
  required?: boolean | undefined;
  /** Ids of further descriptions. That of the field's hint or error is added. */
  'aria-describedby'?: string | undefined;
  /** Whether the value is invalid. @default that of the field */
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** Merges the props of a control with those of the field around it. The control's own props take precedence; descriptions are added. */
export function useFieldControl<Props extends FieldControlProps>(props: Props): Props {
  const field = use(FieldContext);
  if (!field) return props;
  return {
    ...field.attributes,
    ...props,
    id: props.id ?? field.controlId,
    disabled: props.disabled ?? (field.disabled || undefined),
    required: props.required ?? (field.required || undefined),
    'aria-describedby': joinIds(props['aria-describedby'], field.describedBy),
    'aria-invalid': props['aria-invalid'] ?? (field.invalid || undefined),
  };
}
