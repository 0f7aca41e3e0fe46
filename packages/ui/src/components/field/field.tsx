'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as Slot from '@radix-ui/react-slot';
import { cloneElement, use, type ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { FieldContext, useFieldControl, type FieldControlProps } from './field-context.ts';
import { useInputProps, type InputProps } from '../input/input.tsx';
import {
  asLines,
  DescriptionText,
  ErrorText,
  partsOf,
  type AsChildProps,
  type MessageTextProps,
} from './message-text.tsx';
import { useMessage } from './use-descriptions.ts';
import { useFieldState, type FieldRootProps } from './use-field-state.tsx';

export type { FieldRootProps };

/**
 * Ties a label, a description and an error to one control. Shows the result of the browser's validation in place of the
 * browser's own bubble, and the entry for the control in the `errors` of a Form around it.
 */
export function FieldRoot({
  asChild = false,
  className,
  onInvalidCapture,
  onFocus,
  onBlur,
  ref,
  children,
  ...props
}: FieldRootProps) {
  const { element, state, elementProps, show, leave, setFocused } = useFieldState(props);
  const Root = asChild ? Slot.Root : 'div';
  return (
    <FieldContext value={state}>
      <Root
        ref={useComposedRefs(element, ref)}
        data-slot="field"
        {...state.attributes}
        className={cn('flex flex-col gap-1.5', className)}
        onInvalidCapture={(event) => {
          onInvalidCapture?.(event);
          if (!event.defaultPrevented) show(event);
        }}
        onFocus={(event) => {
          onFocus?.(event);
          setFocused(true);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          leave(event);
          setFocused(false);
        }}
        {...elementProps}
      >
        {children}
      </Root>
    </FieldContext>
  );
}

/** The label of the control, with an asterisk if a value is required. */
export function FieldLabel({ asChild = false, className, ...props }: ComponentProps<'label'> & AsChildProps) {
  const field = use(FieldContext);
  const Root = asChild ? Slot.Root : 'label';
  return (
    <Root
      id={field?.labelId}
      htmlFor={field?.controlId}
      data-slot="field-label"
      data-required={field?.required ? '' : undefined}
      {...field?.attributes}
      className={cn(
        // The asterisk is visual only: the control itself tells screen readers that it is required.
        "text-xs font-medium text-muted data-disabled:text-faint forced-colors:data-disabled:text-[GrayText] data-required:after:ms-0.5 data-required:after:text-danger data-required:after:content-['*'/'']",
        field?.size === 'lg' && 'text-sm',
        className,
      )}
      {...props}
    />
  );
}

/** The help text below the control. Screen readers read it as the description of the control. */
export function FieldDescription(props: MessageTextProps) {
  const field = use(FieldContext);
  useMessage(field?.descriptionId, field?.addMessage);
  return <DescriptionText id={field?.descriptionId} data-slot="field-description" {...field?.attributes} {...props} />;
}

/**
 * What is wrong and how to correct it. Screen readers announce it. Without children, or with `asChild` and an element without children,
 * it shows the error that the form or the validation found.
 */
export function FieldError({ children, ...props }: MessageTextProps) {
  const field = use(FieldContext);
  const [element, text] = partsOf(children, props.asChild);
  const content = field?.problem || text || asLines(field?.validationError);
  return content ? <ShownError {...props}>{element ? cloneElement(element, {}, content) : content}</ShownError> : null;
}

function ShownError(props: MessageTextProps) {
  const field = use(FieldContext);
  useMessage(field?.errorId, field?.addMessage);
  return <ErrorText id={field?.errorId} data-slot="field-error" {...field?.attributes} {...props} />;
}

export interface FieldInputProps extends InputProps {
  /**
   * The single child becomes the control and gets the look of `Input`, for example an input with a mask.
   * @default false
   */
  asChild?: boolean | undefined;
}

/** `Input` as a part that can be another element. */
export function FieldInput({ asChild = false, ...props }: FieldInputProps) {
  const Root = asChild ? Slot.Root : 'input';
  return <Root {...useInputProps(props)} />;
}

/** Gives the id, the descriptions and the state of the field to its child, any form control. `Input` and `Textarea` do not need it. */
export function FieldControl({ children, ...props }: ComponentProps<'input'> & FieldControlProps) {
  return (
    <Slot.Root data-slot="field-control" {...useFieldControl(props)}>
      {children}
    </Slot.Root>
  );
}
