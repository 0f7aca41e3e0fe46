import { useId, useMemo, useRef, type ComponentProps, type ReactNode } from 'react';
import { useDisabled, type FieldSize, type FieldState } from './field-context.ts';
import type { AsChildProps } from './message-text.tsx';
import { useDescriptions } from './use-descriptions.ts';
import { useFieldStatus } from './use-field-status.ts';
import { useFieldError } from './use-field-error.ts';
import { useValueChanges } from './use-value-changes.ts';
import { useValidate, type Validate } from './use-validate.ts';

export interface FieldRootProps extends ComponentProps<'div'>, AsChildProps {
  /** The id of the control. @default a generated id */
  controlId?: string | undefined;
  /** Ids of further descriptions of the control, separated by spaces. */
  describedBy?: string | undefined;
  /** Marks the value as invalid. An error that the form or the validation finds does so as well, even with false. @default false */
  invalid?: boolean | undefined;
  /** The error of a typed text that is not applied yet. It marks the value as invalid, and `Field.Error` shows it instead of any other error. */
  problem?: ReactNode;
  /** Whether a value is required. @default false */
  required?: boolean | undefined;
  /**
   * The size of the label, and of a control without a `size`.
   * @default that of the Inspector around it, else 'md', or 'sm' if the density is compact
   */
  size?: FieldSize | null | undefined;
  /** Whether the control is disabled. A disabled Fieldset around it disables it as well, even with false. @default false */
  disabled?: boolean | undefined;
  /** Whether the value differs from the initial one. Set it if a form library tracks that. @default read from the control */
  dirty?: boolean | undefined;
  /** Whether there is a value. Set it if the control does not hold the value. @default read from the control */
  filled?: boolean | undefined;
  /**
   * Checks what the browser's constraints cannot: returns a message, or undefined if the value is valid. A message blocks the
   * submission and is shown like those of the browser, which take precedence. Called with the value that the field submits, and with
   * all values of the form.
   */
  validate?: Validate | undefined;
}

/** An attribute such as `data-dirty` for each state that is true. The object stays the same until a state changes. */
function useAttributes(states: Readonly<Record<string, boolean>>): FieldState['attributes'] {
  const joinedNames = Object.keys(states)
    .filter((name) => states[name])
    .map((name) => `data-${name}`)
    .join(' ');
  return useMemo(() => {
    const names = joinedNames.split(' ').filter(Boolean);
    return Object.fromEntries(names.map((name) => [name, '' as const]));
  }, [joinedNames]);
}

/** The state that a field shares with its parts, and the handlers and the remaining props of its element. */
export function useFieldState({
  controlId,
  describedBy,
  invalid = false,
  problem,
  required = false,
  size,
  disabled: ownDisabled,
  dirty: givenDirty,
  filled: givenFilled,
  validate,
  ...elementProps
}: FieldRootProps) {
  const generatedId = useId();
  const id = controlId ?? generatedId;
  const disabled = useDisabled(ownDisabled);
  const element = useRef<HTMLDivElement>(null);
  const statusOptions = { dirty: givenDirty, filled: givenFilled };
  const { dirty, filled, focused, violating, setFocused, readControls } = useFieldStatus(element, statusOptions);
  const check = useValidate(element, validate);
  const errorOptions = { element, check, readControls };
  const { error: validationError, touched, update, ...handlers } = useFieldError(errorOptions);
  useValueChanges(element, update, validate !== undefined);
  const [descriptions, addMessage] = useDescriptions(describedBy);
  const isInvalid = invalid || Boolean(problem || validationError);
  const isValid = touched && !violating && !isInvalid;
  const states = { invalid: isInvalid, valid: isValid, disabled, touched, dirty, filled, focused };
  const attributes = useAttributes(states);
  const state: FieldState = useMemo(() => {
    const ids = { controlId: id, labelId: `${id}-label`, descriptionId: `${id}-description`, errorId: `${id}-error` };
    const messages = { describedBy: descriptions, problem, validationError, addMessage };
    return { ...ids, attributes, invalid: isInvalid, required, size, disabled, ...messages };
  }, [id, attributes, isInvalid, required, size, disabled, descriptions, problem, validationError, addMessage]);
  return { element, state, elementProps, setFocused, ...handlers };
}
