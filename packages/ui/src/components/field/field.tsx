'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Primitive } from '@radix-ui/react-primitive';
import * as Slot from '@radix-ui/react-slot';
import { use, useId, useMemo, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import {
  FieldContext,
  useDisabled,
  useFieldControl,
  type FieldControlProps,
  type FieldState,
} from './field-context.ts';
import { DescriptionText, ErrorText } from './message-text.tsx';
import { useDescriptions, useMessage } from './use-descriptions.ts';
import { useFieldStatus } from './use-field-status.ts';
import { useFound } from './use-found.ts';
import { useValidate, type Validate } from './use-validate.ts';

export interface FieldRootProps extends ComponentProps<typeof Primitive.div> {
  /** The id of the control. @default a generated id */
  controlId?: string | undefined;
  /** Ids of further descriptions of the control, separated by spaces. */
  describedBy?: string | undefined;
  /** The value cannot be accepted as it is. @default false, or what the form or the browser's validation found */
  invalid?: boolean | undefined;
  /** What is wrong with what is typed and not applied yet: marks the control as invalid, and `Field.Error` shows it before any other error. */
  problem?: ReactNode;
  /** The control has to be filled. @default false */
  required?: boolean | undefined;
  /** The control takes no input. @default false, or that of the Fieldset around it */
  disabled?: boolean | undefined;
  /** The value differs from the first one: what another form library says of it. @default what the control holds */
  dirty?: boolean | undefined;
  /** There is a value. @default what the control holds */
  filled?: boolean | undefined;
  /** Called when the value begins to differ from the first one, and when it does so no longer. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /**
   * When it shows what the browser's validation finds: at the attempt to submit the form, or already when the focus leaves
   * the field after something was typed or chosen there. Once shown, an error goes as soon as it is corrected.
   * @default 'submit', or that of the Form around it
   */
  validateOn?: 'submit' | 'blur' | undefined;
  /**
   * Says what is wrong with the value, where no constraint of the browser can; undefined if nothing is. A message refuses the
   * form and is shown as what the browser finds, which goes first. Called with what the field submits, and with all that the form does.
   */
  validate?: Validate | undefined;
}

type FieldHandlers = Pick<ComponentProps<'div'>, 'onInvalidCapture' | 'onInput' | 'onChange' | 'onFocus' | 'onBlur'>;

type FieldStateOptions = Pick<
  FieldRootProps,
  | 'controlId'
  | 'describedBy'
  | 'invalid'
  | 'problem'
  | 'required'
  | 'disabled'
  | 'dirty'
  | 'filled'
  | 'onDirtyChange'
  | 'validateOn'
  | 'validate'
> & {
  /** The caller's handlers, which are called first. Slot would merge them, but weighs more than all of this. */
  handlers: FieldHandlers;
};

type FieldReactions = Pick<ReturnType<typeof useFound>, 'show' | 'edit' | 'leave'> &
  Pick<ReturnType<typeof useFieldStatus>, 'look' | 'setFocused'> & { check: () => void };

/** The handlers of the element of a field: the caller's, then its own. */
function handlersOf(
  callers: FieldHandlers,
  { check, show, edit, leave, look, setFocused }: FieldReactions,
): FieldHandlers {
  return {
    onInvalidCapture: (event) => {
      callers.onInvalidCapture?.(event);
      if (!event.defaultPrevented) show(event);
    },
    onInput: (event) => {
      callers.onInput?.(event);
      check();
      edit();
      look();
    },
    onChange: (event) => {
      callers.onChange?.(event);
      check();
      look();
    },
    onFocus: (event) => {
      callers.onFocus?.(event);
      setFocused(true);
    },
    onBlur: (event) => {
      callers.onBlur?.(event);
      leave(event);
      setFocused(false);
    },
  };
}

/** What a field knows of itself and tells its parts; and what its element needs for that. */
function useFieldState({
  controlId,
  describedBy,
  invalid = false,
  problem,
  required = false,
  disabled: ownDisabled,
  validateOn,
  validate,
  handlers: callers,
  ...values
}: FieldStateOptions) {
  const generatedId = useId();
  const id = controlId ?? generatedId;
  const disabled = useDisabled(ownDisabled);
  const { element, found, touched, show, edit, leave, update } = useFound(validateOn);
  const { dirty, filled, focused, satisfied, setFocused, look } = useFieldStatus(element, values);
  const check = useValidate(element, validate, () => {
    update();
    look();
  });
  const [allDescriptions, addMessage] = useDescriptions(describedBy);
  const isInvalid = invalid || Boolean(problem || found);
  const isValid = touched && satisfied && !isInvalid;
  const state: FieldState = useMemo(() => {
    const ids = { controlId: id, labelId: `${id}-label`, descriptionId: `${id}-description`, errorId: `${id}-error` };
    const status = { invalid: isInvalid, valid: isValid, disabled, touched, dirty, filled, focused };
    const attributes = Object.fromEntries(
      Object.entries(status).map(([name, holds]) => [`data-${name}`, holds ? ('' as const) : undefined]),
    );
    return {
      ...ids,
      attributes,
      invalid: isInvalid,
      required,
      disabled,
      describedBy: allDescriptions,
      problem,
      found,
      addMessage,
    };
  }, [
    id,
    allDescriptions,
    isInvalid,
    isValid,
    required,
    disabled,
    touched,
    dirty,
    filled,
    focused,
    problem,
    found,
    addMessage,
  ]);
  const handlers = handlersOf(callers, { check, show, edit, leave, look, setFocused });
  return { element, state, handlers };
}

/**
 * Ties a label, a description and an error to one control. Shows what the browser's validation finds, in place of the
 * browser's own bubble, and what the `errors` of a Form around it say of the control.
 */
export function FieldRoot({
  controlId,
  describedBy,
  invalid,
  problem,
  required,
  disabled,
  dirty,
  filled,
  onDirtyChange,
  validateOn,
  validate,
  className,
  onInvalidCapture,
  onInput,
  onChange,
  onFocus,
  onBlur,
  ref,
  ...props
}: FieldRootProps) {
  const handlers = { onInvalidCapture, onInput, onChange, onFocus, onBlur };
  const values = { dirty, filled, onDirtyChange, validateOn, validate };
  const options = { controlId, describedBy, invalid, problem, required, disabled, ...values, handlers };
  const { element, state, handlers: allHandlers } = useFieldState(options);
  return (
    <FieldContext value={state}>
      <Primitive.div
        ref={useComposedRefs(element, ref)}
        data-slot="field"
        {...state.attributes}
        className={cn('flex flex-col gap-1.5', className)}
        {...allHandlers}
        {...props}
      />
    </FieldContext>
  );
}

/** The name of the control. Marks a required one with an asterisk. */
export function FieldLabel({ className, ...props }: ComponentProps<typeof Primitive.label>) {
  const field = use(FieldContext);
  return (
    <Primitive.label
      id={field?.labelId}
      htmlFor={field?.controlId}
      data-slot="field-label"
      data-required={field?.required ? '' : undefined}
      {...field?.attributes}
      className={cn(
        // The asterisk is for the eye only: the control itself says that it is required.
        "text-xs font-medium text-muted data-disabled:text-faint forced-colors:data-disabled:text-[GrayText] data-required:after:ms-0.5 data-required:after:text-danger data-required:after:content-['*'/'']",
        className,
      )}
      {...props}
    />
  );
}

/** Help below the control. Describes it to screen readers. */
export function FieldDescription(props: ComponentProps<typeof Primitive.p>) {
  const field = use(FieldContext);
  useMessage(field?.descriptionId, field?.addMessage);
  return <DescriptionText id={field?.descriptionId} data-slot="field-description" {...field?.attributes} {...props} />;
}

/** What is wrong and how to put it right; announced. Without children it shows what the form or the browser's validation found. */
export function FieldError({ children, ...props }: ComponentProps<'p'>) {
  const field = use(FieldContext);
  const content = field?.problem || children || field?.found;
  return content ? <ShownError {...props}>{content}</ShownError> : null;
}

function ShownError(props: ComponentProps<'p'>) {
  const field = use(FieldContext);
  useMessage(field?.errorId, field?.addMessage);
  return <ErrorText id={field?.errorId} data-slot="field-error" {...field?.attributes} {...props} />;
}

/** Gives its child, any form control, the id, the descriptions and the state of the field. `Input` and `Textarea` need none. */
export function FieldControl({ children, ...props }: ComponentProps<'input'> & FieldControlProps) {
  return (
    <Slot.Root data-slot="field-control" {...useFieldControl(props)}>
      {children}
    </Slot.Root>
  );
}
