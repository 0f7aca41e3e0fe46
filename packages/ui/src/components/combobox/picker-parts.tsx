'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixPopover from '@radix-ui/react-popover';
import { Slottable } from '@radix-ui/react-slot';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { createContext, use, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { ChevronsUpDown } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { FieldContext, useDisabled, useFieldControl, useFieldSize, type FieldSize } from '../field/field-context.ts';
import * as Field from '../field/field.parts.ts';
import type { FieldRootProps } from '../field/field.tsx';
import { HiddenInput } from '../field/hidden-input.tsx';
import { useFieldValue } from '../field/use-field-value.ts';
import { controlVariants, triggerVariants } from '../form-field/control.variants.ts';
import { panelStyle } from '../popover/panel.variants.ts';

interface PickerState {
  /** Begins the `data-slot` of each part. */
  slot: string;
  value: string;
  /** How the chosen value is shown; empty while nothing is chosen. */
  display: ReactNode;
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** Sets the value and closes the list. */
  choose: (value: string) => void;
  size: FieldSize;
  trigger: RefObject<HTMLButtonElement | null>;
  /** The props of the hidden input, which submits the value. */
  hidden: Pick<ComponentProps<typeof HiddenInput>, 'name' | 'form' | 'required' | 'disabled' | 'ref'>;
}

const PickerContext = /* @__PURE__ */ createContext<PickerState | null>(null);

/** The state of the picker around a part. */
export function usePicker(part: string): PickerState {
  const picker = use(PickerContext);
  if (!picker) throw new Error(`${part} is outside of a field with a list. Put it into its Root, as Combobox.Root.`);
  return picker;
}

export interface PickerRootProps extends Omit<FieldRootProps, 'defaultValue' | 'slot'> {
  /** The chosen value, if the caller holds it; an empty string shows the placeholder. */
  value?: string | undefined;
  /** The value at first, and after the form was reset. @default '' */
  defaultValue?: string | undefined;
  /** Called with the value that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Whether the list is open, if the caller holds it. */
  open?: boolean | undefined;
  /** Whether the list is open at first. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the list opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The height of the button: 28, 30, 36 or 44 px. @default 'md', or that of the container around it */
  size?: FieldSize | null | undefined;
  /** Submits the value with a form under this name. */
  name?: string | undefined;
  /** The id of the form that it belongs to, if it is not inside that form. */
  form?: string | undefined;
}

interface OwnPickerRootProps extends PickerRootProps {
  /** Begins the `data-slot` of each part. */
  slot: string;
  /** How a value is shown; undefined shows the placeholder. */
  display: (value: string) => ReactNode;
  /** Shown by `PickerValue` while nothing is chosen, if it has no placeholder of its own. */
  placeholder: string;
}

/** Holds the chosen value and whether the list is open, in a `Field.Root`. */
export function PickerRoot({
  slot,
  display,
  placeholder,
  value: givenValue,
  defaultValue = '',
  onValueChange,
  open: givenOpen,
  defaultOpen = false,
  onOpenChange,
  size: givenSize,
  name,
  form,
  required = false,
  disabled: ownDisabled,
  children,
  ...props
}: OwnPickerRootProps) {
  const disabled = useDisabled(ownDisabled);
  const size = useFieldSize(givenSize);
  const input = useRef<HTMLInputElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [value, setValue] = useFieldValue(input, { value: givenValue, defaultValue, onValueChange });
  const [open, setOpen] = useControllableState({
    ...(givenOpen === undefined ? {} : { prop: givenOpen }),
    ...(onOpenChange ? { onChange: onOpenChange } : {}),
    defaultProp: defaultOpen,
  });
  const choose = (next: string) => {
    setValue(next);
    setOpen(false);
  };
  const hidden = { name, form, required, disabled, ref: input };
  return (
    <PickerContext value={{ slot, value, display: display(value), placeholder, choose, size, trigger, hidden }}>
      <RadixPopover.Root open={open} onOpenChange={setOpen}>
        <Field.Root data-slot={slot} {...{ required, disabled }} {...props}>
          {children}
        </Field.Root>
      </RadixPopover.Root>
    </PickerContext>
  );
}

/** The ids of the label and the value, which name the button. */
function usePickerIds() {
  const field = use(FieldContext);
  return { labelId: field?.labelId ?? '', valueId: `${field?.controlId ?? ''}-value` };
}

export type PickerTriggerProps = ComponentProps<typeof RadixPopover.Trigger>;

/**
 * The button that opens the list, and the hidden input that submits the value. Its children are the value. With `asChild` the
 * single child becomes the button, and the arrow stands at its end.
 */
export function PickerTrigger({ className, children, ref, ...given }: PickerTriggerProps) {
  const { slot, value, display, size, trigger, hidden } = usePicker('Trigger');
  const { labelId, valueId } = usePickerIds();
  // A button may not say that it is invalid or required: the error describes it, and the label is marked.
  const {
    required: _required,
    'aria-invalid': invalid,
    ...props
  } = useFieldControl<PickerTriggerProps & { required?: boolean }>({
    ...given,
    disabled: hidden.disabled,
  });
  return (
    <div className="relative isolate">
      <RadixPopover.Trigger
        ref={useComposedRefs(trigger, ref)}
        data-slot={`${slot}-trigger`}
        data-size={size}
        data-placeholder={display ? undefined : ''}
        data-invalid={invalid ? '' : undefined}
        aria-labelledby={`${props['aria-label'] ? props.id : labelId} ${valueId}`}
        className={cn(
          controlVariants({ size }),
          triggerVariants({ size }),
          'data-invalid:border-danger data-invalid:focus-visible:ring-danger/18',
          className,
        )}
        {...props}
      >
        <Slottable>{children}</Slottable>
        <ChevronsUpDown aria-hidden className={cn('shrink-0 text-faint', size === 'xs' ? 'size-3.5' : 'size-4')} />
      </RadixPopover.Trigger>
      <HiddenInput {...hidden} value={value} onFocus={() => trigger.current?.focus()} />
    </div>
  );
}

export interface PickerValueProps extends Omit<ComponentProps<'span'>, 'id'> {
  /** Shown while nothing is chosen. @default the message `placeholder` */
  placeholder?: string | undefined;
  /** Shown in place of the label of what is chosen. */
  children?: ReactNode;
}

/** What is chosen, or the placeholder. */
export function PickerValue({ placeholder, className, children, ...props }: PickerValueProps) {
  const { slot, display, placeholder: ofRoot } = usePicker('Value');
  const shown = children ?? display;
  return (
    <span
      id={usePickerIds().valueId}
      data-slot={`${slot}-value`}
      className={cn('truncate', !shown && 'text-faint', className)}
      {...props}
    >
      {shown ?? placeholder ?? ofRoot}
    </span>
  );
}

/** The panel below or above the button. */
export function PickerContent({ className, ...props }: ComponentProps<typeof RadixPopover.Content>) {
  const { slot } = usePicker('Content');
  return (
    <RadixPopover.Portal>
      <RadixPopover.Content
        data-slot={`${slot}-content`}
        aria-labelledby={usePickerIds().labelId}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        className={cn(panelStyle, 'overflow-hidden p-0', className)}
        {...props}
      />
    </RadixPopover.Portal>
  );
}
