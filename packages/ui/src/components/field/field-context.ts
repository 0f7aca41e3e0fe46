'use client';

import type { FormErrorContent } from '../form/form-context.ts';
import { createContext, use, type ReactNode } from 'react';
import { useDensity } from '../../messages/context.ts';

/** What a field shares with the control, the label and the messages inside it. */
export interface FieldState {
  /** The id of the control, which the label points to. */
  controlId: string;
  /** The id of the label. */
  labelId: string;
  /** The id of the description. */
  descriptionId: string;
  /** The id of the error. */
  errorId: string;
  /** The ids of the description and the error that are on the page, separated by spaces. */
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
  /** The size that the field was given. */
  size: FieldSize | null | undefined;
  /** The state as attributes, the same on every part: `data-invalid`, `data-dirty` and so on. */
  attributes: Readonly<Record<string, '' | undefined>>;
  /** What is wrong with the typed text that is not applied yet. It takes precedence over any other error. */
  problem: ReactNode;
  /** The error that the form has for the control, else the validation message of the browser since the form was last submitted. */
  found: FormErrorContent;
  /** Tells the field that a message is on the page. @returns a function that removes it. */
  addMessage: (id: string) => () => void;
}

export const FieldContext = /* @__PURE__ */ createContext<FieldState | null>(null);

/** How the fields inside a container are laid out: set by Inspector. */
export interface FieldLayout {
  /** `start` puts the label beside the control. */
  labelPlacement: 'top' | 'start';
  /** The size of fields without a `size`. */
  size: FieldSize | undefined;
}

/** Whether the Fieldset around a field is disabled. */
export const DisabledContext = /* @__PURE__ */ createContext(false);

/** Whether a control is disabled: by itself, or by the field or the fieldset around it. */
export function useDisabled(own: boolean | undefined): boolean {
  const ofField = use(FieldContext)?.disabled ?? false;
  const ofFieldset = use(DisabledContext);
  return own || ofField || ofFieldset;
}

export type FieldSize = 'xs' | 'sm' | 'md' | 'lg';

export const FieldLayoutContext = /* @__PURE__ */ createContext<FieldLayout>({
  labelPlacement: 'top',
  size: undefined,
});

/** The size of a field: its own, else that of the field around it, else that of the container, else that of the density. */
export function useFieldSize(own: FieldSize | null | undefined): FieldSize {
  const field = use(FieldContext);
  const { size } = use(FieldLayoutContext);
  const density = useDensity();
  return own ?? field?.size ?? size ?? (density === 'compact' ? 'sm' : 'md');
}

/** Ids separated by spaces, without gaps; undefined if there are none. */
export function joinIds(...ids: (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

/** The props that a control gets from the field around it. */
export interface FieldControlProps {
  /** @default the id that the label points to */
  id?: string | undefined;
  /** @default that of the field */
  disabled?: boolean | undefined;
  /** @default that of the field */
  required?: boolean | undefined;
  /** Joined with the ids of the field's description and error. */
  'aria-describedby'?: string | undefined;
  /** @default whether the field is invalid */
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** Joins the props of a control with those of the field around it. The control's own props take precedence; descriptions are joined. */
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
