'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as Slot from '@radix-ui/react-slot';
import { cloneElement, use, useId, useMemo, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import {
  FieldContext,
  useDisabled,
  useFieldControl,
  type FieldControlProps,
  type FieldSize,
  type FieldState,
} from './field-context.ts';
import { useInputProps, type InputProps } from '../input/input.tsx';
import type { ValidateOn } from '../form/form-context.ts';
import {
  asLines,
  DescriptionText,
  ErrorText,
  partsOf,
  type AsChildProps,
  type MessageTextProps,
} from './message-text.tsx';
import { useDescriptions, useMessage } from './use-descriptions.ts';
import { useFieldStatus } from './use-field-status.ts';
import { useFound } from './use-found.ts';
import { useLooks } from './use-looks.ts';
import { useValidate, type AsyncRule, type Validate, type Wait } from './use-validate.ts';

export interface FieldRootProps extends ComponentProps<'div'>, AsChildProps {
  /** The id of the control. @default a generated id */
  controlId?: string | undefined;
  /** Ids of further descriptions of the control, separated by spaces. */
  describedBy?: string | undefined;
  /** Whether the value is invalid. @default false, or what the form or the browser's validation found */
  invalid?: boolean | undefined;
  /** What is wrong with the typed text that is not applied yet. It marks the control as invalid, and `Field.Error` shows it instead of any other error. */
  problem?: ReactNode;
  /** Whether the control must be filled. @default false */
  required?: boolean | undefined;
  /** The size of the label, and of a control without a `size`. @default 'md', or that of the container around it */
  size?: FieldSize | null | undefined;
  /** Whether the control is disabled. @default false, or that of the Fieldset around it */
  disabled?: boolean | undefined;
  /** Whether the value differs from the first one, if another form library knows. @default read from the control */
  dirty?: boolean | undefined;
  /** Whether there is a value. @default read from the control */
  filled?: boolean | undefined;
  /** Called when the value becomes different from the first one, and when it is the same again. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /**
   * When the field is validated and shows the result: when the user submits the form, already when the focus leaves
   * the field after an input, or when the value changes. A shown error disappears as soon as it is corrected.
   * @default 'submit', or that of the Form around it
   */
  validateOn?: ValidateOn | undefined;
  /**
   * How long the value stays the same before `validateOn="change"` validates it, in ms.
   * @default 0
   */
  validateDebounce?: number | undefined;
  /**
   * Checks the value beyond the browser's constraints: returns a message, or undefined if the value is valid. A message stops the
   * form and is shown like those of the browser, which take precedence. Called with the value that the field submits, and with all values of the form.
   * `asyncRule` makes a rule whose answer is waited for.
   */
  validate?: Validate | AsyncRule | undefined;
}

/** The states that hold as attributes: `data-dirty` and so on. The same object while they are the same. */
function useAttributes(states: Readonly<Record<string, boolean>>): FieldState['attributes'] {
  const held = Object.keys(states)
    .filter((name) => states[name])
    .map((name) => `data-${name}`)
    .join(' ');
  return useMemo(() => {
    const names = held.split(' ').filter(Boolean);
    return Object.fromEntries(names.map((name) => [name, '' as const]));
  }, [held]);
}

/** The state that a field shares with its parts, the handlers of its element, and the props of its element. */
function useFieldState({
  controlId,
  describedBy,
  invalid = false,
  problem,
  required = false,
  size,
  disabled: ownDisabled,
  dirty: givenDirty,
  filled: givenFilled,
  onDirtyChange,
  validateOn,
  validateDebounce,
  validate,
  ...elementProps
}: FieldRootProps) {
  const generatedId = useId();
  const id = controlId ?? generatedId;
  const disabled = useDisabled(ownDisabled);
  const element = useRef<HTMLDivElement>(null);
  const values = { dirty: givenDirty, filled: givenFilled, onDirtyChange };
  const { dirty, filled, focused, satisfied, setFocused, look } = useFieldStatus(element, values);
  const { check, askRef } = useValidate(element, validate);
  const looks = { element, validateOn, validateDebounce, check, look };
  const { found: foundInControl, touched, update, showFound, ...reactions } = useFound(looks);
  const [wait, setWait] = useState<Wait>();
  const found = foundInControl || wait?.failure;
  useLooks(element, update, validate !== undefined);
  const [allDescriptions, addMessage] = useDescriptions(describedBy);
  const isInvalid = invalid || Boolean(problem || found);
  const validating = wait?.validating ?? false;
  const isValid = touched && satisfied && !isInvalid && !validating;
  const states = { invalid: isInvalid, valid: isValid, validating, disabled, touched, dirty, filled, focused };
  const attributes = useAttributes(states);
  const state: FieldState = useMemo(() => {
    const ids = { controlId: id, labelId: `${id}-label`, descriptionId: `${id}-description`, errorId: `${id}-error` };
    const messages = { describedBy: allDescriptions, problem, found, addMessage };
    return { ...ids, attributes, invalid: isInvalid, required, size, disabled, ...messages };
  }, [id, attributes, isInvalid, required, size, disabled, allDescriptions, problem, found, addMessage]);
  const answers =
    typeof validate === 'object' ? (
      <validate.Answers
        {...{ element, askRef, wait, setWait }}
        validate={validate.validate}
        show={() => {
          check();
          showFound();
        }}
      />
    ) : null;
  return { element, state, answers, elementProps, setFocused, ...reactions };
}

/**
 * Ties a label, a description and an error to one control. Shows the result of the browser's validation in place of the
 * browser's own bubble, and the entry for the control in the `errors` of a Form around it.
 */
export function FieldRoot({
  asChild = false,
  className,
  onInvalidCapture,
  onInput,
  onFocus,
  onBlur,
  ref,
  children,
  ...props
}: FieldRootProps) {
  const { element, state, answers, elementProps, show, edit, leave, setFocused } = useFieldState(props);
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
        onInput={(event) => {
          onInput?.(event);
          edit();
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
        <Slot.Slottable>{children}</Slot.Slottable>
        {answers}
      </Root>
    </FieldContext>
  );
}

/** The name of the control. Marks a required one with an asterisk. */
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

/** Help below the control. Describes it to screen readers. */
export function FieldDescription(props: MessageTextProps) {
  const field = use(FieldContext);
  useMessage(field?.descriptionId, field?.addMessage);
  return <DescriptionText id={field?.descriptionId} data-slot="field-description" {...field?.attributes} {...props} />;
}

/**
 * What is wrong and how to correct it; announced. Without children, or with `asChild` and an element without children, it shows what the
 * form or the browser's validation found.
 */
export function FieldError({ children, ...props }: MessageTextProps) {
  const field = use(FieldContext);
  const [element, text] = partsOf(children, props.asChild);
  const content = field?.problem || text || asLines(field?.found);
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

/** Gives its child, any form control, the id, the descriptions and the state of the field. `Input` and `Textarea` do not need it. */
export function FieldControl({ children, ...props }: ComponentProps<'input'> & FieldControlProps) {
  return (
    <Slot.Root data-slot="field-control" {...useFieldControl(props)}>
      {children}
    </Slot.Root>
  );
}
