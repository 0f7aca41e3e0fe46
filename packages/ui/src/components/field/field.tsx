'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as Slot from '@radix-ui/react-slot';
import { use, useCallback, useId, useLayoutEffect, useMemo, useState, type ComponentProps } from 'react';
import { CircleAlert } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { FieldContext, joinIds, useFieldControl, type FieldControlProps } from './field-context.ts';
import { useFound } from './use-found.ts';

export interface FieldRootProps extends ComponentProps<'div'> {
  /** The id of the control. @default a generated id */
  controlId?: string | undefined;
  /** Ids of further descriptions of the control, separated by spaces. */
  describedBy?: string | undefined;
  /** The value cannot be accepted as it is. @default false, or what the form or the browser's validation found */
  invalid?: boolean | undefined;
  /** The control has to be filled. @default false */
  required?: boolean | undefined;
  /** The control takes no input. @default false */
  disabled?: boolean | undefined;
  /**
   * When it shows what the browser's validation finds: at the attempt to submit the form, or already when the focus leaves
   * the field after something was typed or chosen there. Once shown, an error goes as soon as it is corrected.
   * @default 'submit', or that of the Form around it
   */
  validateOn?: 'submit' | 'blur' | undefined;
}

/**
 * Ties a label, a description and an error to one control. Shows what the browser's validation finds, in place of the
 * browser's own bubble, and what the `errors` of a Form around it say of the control.
 */
function FieldRoot({
  controlId,
  describedBy,
  invalid = false,
  required = false,
  disabled = false,
  validateOn,
  className,
  onInvalidCapture,
  onInput,
  onBlur,
  ref,
  ...props
}: FieldRootProps) {
  const generatedId = useId();
  const id = controlId ?? generatedId;
  const { element, found, touched, show, edit, leave } = useFound(validateOn);
  const [allDescriptions, addMessage] = useDescriptions(describedBy);
  const isInvalid = invalid || Boolean(found);
  const state = useMemo(
    () => ({
      controlId: id,
      labelId: `${id}-label`,
      descriptionId: `${id}-description`,
      errorId: `${id}-error`,
      describedBy: allDescriptions,
      invalid: isInvalid,
      required,
      disabled,
      found,
      addMessage,
    }),
    [id, allDescriptions, isInvalid, required, disabled, found, addMessage],
  );
  return (
    <FieldContext value={state}>
      <div
        ref={useComposedRefs(element, ref)}
        data-slot="field"
        data-invalid={isInvalid ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        data-touched={touched ? '' : undefined}
        className={cn('flex flex-col gap-1.5', className)}
        onInvalidCapture={(event) => {
          onInvalidCapture?.(event);
          if (!event.defaultPrevented) show(event);
        }}
        onInput={(event) => {
          onInput?.(event);
          edit();
        }}
        onBlur={(event) => {
          onBlur?.(event);
          leave(event);
        }}
        {...props}
      />
    </FieldContext>
  );
}

/** The ids of all descriptions that are on the page, and a function that adds one and gives back what removes it. */
function useDescriptions(describedBy: string | undefined) {
  const [messages, setMessages] = useState<readonly string[]>([]);
  const addMessage = useCallback((message: string) => {
    setMessages((known) => [...known, message]);
    return () => setMessages((known) => known.filter((other) => other !== message));
  }, []);
  return [joinIds(describedBy, ...messages), addMessage] as const;
}

/** The name of the control. Marks a required one with an asterisk. */
function FieldLabel({ className, ...props }: ComponentProps<'label'>) {
  const field = use(FieldContext);
  return (
    <label
      id={field?.labelId}
      htmlFor={field?.controlId}
      data-slot="field-label"
      data-required={field?.required ? '' : undefined}
      data-disabled={field?.disabled ? '' : undefined}
      className={cn(
        // The asterisk is for the eye only: the control itself says that it is required.
        "text-xs font-medium text-muted data-disabled:text-faint forced-colors:data-disabled:text-[GrayText] data-required:after:ms-0.5 data-required:after:text-danger data-required:after:content-['*'/'']",
        className,
      )}
      {...props}
    />
  );
}

const messageText = 'flex items-start gap-1.5 text-xs';

/** Help below the control. Describes it to screen readers. */
function FieldDescription({ className, ...props }: ComponentProps<'p'>) {
  const field = use(FieldContext);
  useMessage(field?.descriptionId);
  return (
    <p
      id={field?.descriptionId}
      data-slot="field-description"
      className={cn(messageText, 'text-faint', className)}
      {...props}
    />
  );
}

/** What is wrong and how to put it right; announced. Without children it shows what the form or the browser's validation found. */
function FieldError({ children, ...props }: ComponentProps<'p'>) {
  const content = children || use(FieldContext)?.found;
  return content ? <FieldErrorText {...props}>{content}</FieldErrorText> : null;
}

function FieldErrorText({ className, children, ...props }: ComponentProps<'p'>) {
  const field = use(FieldContext);
  useMessage(field?.errorId);
  return (
    <p
      id={field?.errorId}
      data-slot="field-error"
      role="alert"
      className={cn(messageText, 'text-danger', className)}
      {...props}
    >
      <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
      <span className="min-w-0 wrap-break-word">{children}</span>
    </p>
  );
}

/** Registers a message with the field around it, so that the control refers to it. */
function useMessage(id: string | undefined) {
  const addMessage = use(FieldContext)?.addMessage;
  useLayoutEffect(() => (id ? addMessage?.(id) : undefined), [id, addMessage]);
}

/** Gives its child, any form control, the id, the descriptions and the state of the field. `Input` and `Textarea` need none. */
function FieldControl({ children, ...props }: ComponentProps<'input'> & FieldControlProps) {
  return (
    <Slot.Root data-slot="field-control" {...useFieldControl(props)}>
      {children}
    </Slot.Root>
  );
}

/** The parts of a field. One-line fields such as TextField are made of them. */
export const Field = {
  Root: FieldRoot,
  Label: FieldLabel,
  Control: FieldControl,
  Description: FieldDescription,
  Error: FieldError,
};
