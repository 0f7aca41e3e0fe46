import { useId, useMemo, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import type { ValidateOn } from '../form/form-context.ts';
import { useDisabled, type FieldSize, type FieldState } from './field-context.ts';
import type { AsChildProps } from './message-text.tsx';
import { useDescriptions } from './use-descriptions.ts';
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
