'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as Slot from '@radix-ui/react-slot';
import { use, useId, useMemo, type ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import {
  FieldContext,
  statusAttributes,
  useDisabled,
  useFieldControl,
  type FieldControlProps,
  type FieldState,
} from './field-context.ts';
import { DescriptionText, ErrorText } from './message-text.tsx';
import { useDescriptions, useMessage } from './use-descriptions.ts';
import { useFieldStatus } from './use-field-status.ts';
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
}

type FieldStateOptions = Pick<
  FieldRootProps,
  | 'controlId'
  | 'describedBy'
  | 'invalid'
  | 'required'
  | 'disabled'
  | 'dirty'
  | 'filled'
  | 'onDirtyChange'
  | 'validateOn'
>;

/** What a field knows of itself and tells its parts; and what its element needs for that. */
function useFieldState({
  controlId,
  describedBy,
  invalid = false,
  required = false,
  disabled: ownDisabled,
  validateOn,
  ...values
}: FieldStateOptions) {
  const generatedId = useId();
  const id = controlId ?? generatedId;
  const disabled = useDisabled(ownDisabled);
  const { element, found, touched, show, edit, leave } = useFound(validateOn);
  const { dirty, filled, focused, setFocused, look } = useFieldStatus(element, values);
  const [allDescriptions, addMessage] = useDescriptions(describedBy);
  const isInvalid = invalid || Boolean(found);
  const state: FieldState = useMemo(() => {
    const ids = { controlId: id, labelId: `${id}-label`, descriptionId: `${id}-description`, errorId: `${id}-error` };
    const status = { invalid: isInvalid, required, disabled, touched, dirty, filled, focused };
    return { ...ids, ...status, describedBy: allDescriptions, found, addMessage };
  }, [id, allDescriptions, isInvalid, required, disabled, touched, dirty, filled, focused, found, addMessage]);
  const handlers: ComponentProps<typeof Slot.Root> = {
    onInvalidCapture: (event) => {
      if (!event.defaultPrevented) show(event);
    },
    onInput: () => {
      edit();
      look();
    },
    onChange: look,
    onFocus: () => setFocused(true),
    onBlur: (event) => {
      leave(event);
      setFocused(false);
    },
  };
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
  required,
  disabled,
  dirty,
  filled,
  onDirtyChange,
  validateOn,
  className,
  ref,
  ...props
}: FieldRootProps) {
  const values = { dirty, filled, onDirtyChange, validateOn };
  const options = { controlId, describedBy, invalid, required, disabled, ...values };
  const { element, state, handlers } = useFieldState(options);
  return (
    <FieldContext value={state}>
      {/* Calls the caller's handlers first, then those of the field. */}
      <Slot.Root {...handlers}>
        <div
          ref={useComposedRefs(element, ref)}
          data-slot="field"
          {...statusAttributes(state)}
          className={cn('flex flex-col gap-1.5', className)}
          {...props}
        />
      </Slot.Root>
    </FieldContext>
  );
}

/** The name of the control. Marks a required one with an asterisk. */
export function FieldLabel({ className, ...props }: ComponentProps<'label'>) {
  const field = use(FieldContext);
  return (
    <label
      id={field?.labelId}
      htmlFor={field?.controlId}
      data-slot="field-label"
      data-required={field?.required ? '' : undefined}
      {...statusAttributes(field)}
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
export function FieldDescription(props: ComponentProps<'p'>) {
  const field = use(FieldContext);
  useMessage(field?.descriptionId, field?.addMessage);
  return (
    <DescriptionText id={field?.descriptionId} data-slot="field-description" {...statusAttributes(field)} {...props} />
  );
}

/** What is wrong and how to put it right; announced. Without children it shows what the form or the browser's validation found. */
export function FieldError({ children, ...props }: ComponentProps<'p'>) {
  const content = children || use(FieldContext)?.found;
  return content ? <ShownError {...props}>{content}</ShownError> : null;
}

function ShownError(props: ComponentProps<'p'>) {
  const field = use(FieldContext);
  useMessage(field?.errorId, field?.addMessage);
  return <ErrorText id={field?.errorId} data-slot="field-error" {...statusAttributes(field)} {...props} />;
}

/** Gives its child, any form control, the id, the descriptions and the state of the field. `Input` and `Textarea` need none. */
export function FieldControl({ children, ...props }: ComponentProps<'input'> & FieldControlProps) {
  return (
    <Slot.Root data-slot="field-control" {...useFieldControl(props)}>
      {children}
    </Slot.Root>
  );
}
