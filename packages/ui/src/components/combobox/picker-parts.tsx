'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixPopover from '@radix-ui/react-popover';
import { Slottable } from '@radix-ui/react-slot';
import { createContext, use, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { ChevronsUpDown } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { FieldContext, joinIds, useFieldControl } from '../field/field-context.ts';
import { fieldMessages } from '../field/field.messages.ts';
import { listEntry } from '../field/entry-kinds.ts';
import { HiddenInput } from '../field/hidden-input.tsx';
import { controlVariants, readOnlyStyle, triggerVariants } from '../form-field/control.variants.ts';
import { FieldPanel } from '../popover/field-panel.tsx';
import { tagBoxStyle, tagHeights } from '../tag-input/tag.styles.ts';
import { moveToLastChip } from '../tag-input/use-chip-keys.ts';
import { usePicker } from './picker-root.tsx';

/** The ids of the label and the value, which name the button, and of the hidden word that marks it as required. */
function usePickerIds() {
  const field = use(FieldContext);
  return {
    labelId: field?.labelId ?? '',
    valueId: `${field?.controlId ?? ''}-value`,
    requiredId: `${field?.controlId ?? ''}-required`,
  };
}

/** Whether a part is in a box with chips. */
export const ControlContext = /* @__PURE__ */ createContext(false);

/** The box around the chips and the button. The list opens below it. */
export function PickerControl({ className, ...props }: ComponentProps<typeof RadixPopover.Anchor>) {
  const { slot, size, submission } = usePicker('Control');
  return (
    <ControlContext value>
      <RadixPopover.Anchor
        data-slot={`${slot}-control`}
        data-size={size}
        className={cn(
          controlVariants({ size }),
          tagBoxStyle(size),
          'has-data-invalid:border-danger has-data-invalid:focus-within:ring-danger/18 has-data-[state=open]:border-accent',
          submission.readOnly && readOnlyStyle,
          className,
        )}
        {...props}
      />
    </ControlContext>
  );
}

/** A key handler that deselects the last value on Backspace, with `multiple`. */
export function useRemoveLast(part: string) {
  const { multiple, values, remove } = usePicker(part);
  return (event: KeyboardEvent) => {
    const last = values.at(-1);
    if (multiple && last !== undefined && event.key === 'Backspace') remove(last);
  };
}

/** The inputs that submit the selection: one entry, which may be empty; with `multiple` one entry for each value, and none without a value. */
export function HiddenInputs() {
  const { multiple, values, textOf, submission, input, trigger } = usePicker('Trigger');
  const { name, form, disabled } = submission;
  const [first = '', ...others] = values.map(textOf);
  const hidden = { ...submission, ref: input, onFocus: () => trigger.current?.focus() };
  if (!multiple) return <HiddenInput {...hidden} value={first} />;
  return (
    <>
      <HiddenInput {...hidden} {...listEntry} name={values.length > 0 ? name : undefined} value={first} />
      {others.map((value) => (
        <input key={value} type="hidden" {...{ name, form, disabled, value }} />
      ))}
      {/* Keeps the name in the form, so that errors for it reach an empty field. An output is not submitted. */}
      {values.length === 0 ? <output hidden {...(disabled ? {} : listEntry)} {...{ name, form }} /> : null}
    </>
  );
}

/** The arrow at the end of a control whose list can open. */
export function PickerArrow({ className }: { className: string }) {
  const { size, submission } = usePicker('Trigger');
  if (submission.readOnly) return null;
  return (
    <ChevronsUpDown
      aria-hidden
      className={cn('shrink-0 text-faint', size === 'xs' ? 'size-3.5' : 'size-4', className)}
    />
  );
}

/** ARIA allows no `aria-readonly` on a button. */
const readOnlyAttributes = { 'data-readonly': '', 'aria-disabled': true } as const;

export type PickerTriggerProps = ComponentProps<typeof RadixPopover.Trigger>;

/**
 * The button that opens the list, and the hidden inputs that submit the selection. Its children show the value. With `asChild`, the button
 * is the single child, with the arrow at its end.
 */
export function PickerTrigger({ className, children, ref, onKeyDown, ...given }: PickerTriggerProps) {
  const { slot, display, size, trigger, chips, submission } = usePicker('Trigger');
  const { readOnly } = submission;
  const isInControl = use(ControlContext);
  const removeLast = useRemoveLast('Trigger');
  const { labelId, valueId, requiredId } = usePickerIds();
  const words = useMessages('field', fieldMessages, undefined);
  const isRequired = submission.required && !submission.disabled;
  // ARIA does not allow `aria-invalid` and `aria-required` on a button: the error and a hidden word describe it instead.
  const {
    required: _required,
    'aria-invalid': invalid,
    ...props
  } = useFieldControl<PickerTriggerProps & { required?: boolean }>({
    ...given,
    disabled: submission.disabled,
  });
  const handleKeyDown: PickerTriggerProps['onKeyDown'] = (event) => {
    onKeyDown?.(event);
    if (!event.defaultPrevented && !moveToLastChip(event, chips)) removeLast(event);
  };
  return (
    <div className={cn('relative isolate', isInControl && 'flex min-w-8 flex-1 self-stretch')}>
      <RadixPopover.Trigger
        ref={useComposedRefs(trigger, ref)}
        data-slot={`${slot}-trigger`}
        data-size={size}
        data-placeholder={display ? undefined : ''}
        data-invalid={invalid ? '' : undefined}
        {...(readOnly ? readOnlyAttributes : {})}
        aria-labelledby={`${props['aria-label'] ? props.id : labelId} ${valueId}`}
        className={cn(
          isInControl
            ? [
                'flex w-full items-center justify-between gap-2 rounded-sm ps-2 pe-1.5 text-start outline-none disabled:cursor-not-allowed',
                tagHeights[size],
              ]
            : [
                controlVariants({ size }),
                triggerVariants({ size }),
                'data-invalid:border-danger data-invalid:focus-visible:ring-danger/18',
                readOnly && readOnlyStyle,
              ],
          className,
        )}
        {...props}
        onKeyDown={handleKeyDown}
        aria-describedby={joinIds(isRequired ? requiredId : undefined, props['aria-describedby'])}
      >
        <Slottable>{children}</Slottable>
        <PickerArrow className="ms-auto" />
      </RadixPopover.Trigger>
      {isRequired ? (
        <span id={requiredId} hidden>
          {words.required}
        </span>
      ) : null}
      <HiddenInputs />
    </div>
  );
}

export interface PickerValueProps extends Omit<ComponentProps<'span'>, 'id'> {
  /** Shown while nothing is selected. @default the placeholder of the root */
  placeholder?: string | undefined;
  /** Shown in place of the label or the number of selected options. */
  children?: ReactNode;
}

/** The selection or the placeholder. Next to chips, the selection is visible to screen readers only. */
export function PickerValue({ placeholder, className, children, ...props }: PickerValueProps) {
  const { slot, display, placeholder: rootPlaceholder } = usePicker('Value');
  const isInControl = use(ControlContext);
  const shown = children ?? display;
  return (
    <span
      id={usePickerIds().valueId}
      data-slot={`${slot}-value`}
      className={cn(isInControl && display && !children ? 'sr-only' : 'truncate', !shown && 'text-faint', className)}
      {...props}
    >
      {shown ?? placeholder ?? rootPlaceholder}
    </span>
  );
}

/** The panel below or above the button. */
export function PickerContent({ className, ...props }: ComponentProps<typeof RadixPopover.Content>) {
  const { slot, openings } = usePicker('Content');
  return (
    <FieldPanel
      openings={openings}
      data-slot={`${slot}-content`}
      aria-labelledby={usePickerIds().labelId}
      sideOffset={4}
      className={cn('overflow-hidden p-0', className)}
      {...props}
    />
  );
}
