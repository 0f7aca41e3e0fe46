'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixPopover from '@radix-ui/react-popover';
import { Slottable } from '@radix-ui/react-slot';
import { use, type ComponentProps, type ReactNode } from 'react';
import { ChevronsUpDown } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { FieldContext, joinIds, useFieldControl } from '../field/field-context.ts';
import { fieldMessages } from '../field/field.messages.ts';
import { HiddenInput } from '../field/hidden-input.tsx';
import { controlVariants, readOnlyStyle, triggerVariants } from '../form-field/control.variants.ts';
import { FieldLine, useFieldLine, type FieldLineProps, type FieldProps } from '../form-field/form-field.tsx';
import { divideFieldProps } from '../form-field/frame-props.ts';
import { FieldPanel } from '../popover/field-panel.tsx';
import { usePicker, type PickerRootProps, type PickerValueState } from './picker-root.tsx';
import { SearchBox } from './search-box.tsx';
import type { Highlight } from './use-highlight.ts';

/** The ids of the label and the value, which name the button, and of the hidden word that marks it as required. */
function usePickerIds() {
  const field = use(FieldContext);
  return {
    labelId: field?.labelId ?? '',
    valueId: `${field?.controlId ?? ''}-value`,
    requiredId: `${field?.controlId ?? ''}-required`,
  };
}

/** ARIA allows no `aria-readonly` on a button. */
const readOnlyAttributes = { 'data-readonly': '', 'aria-disabled': true } as const;

export type PickerTriggerProps = ComponentProps<typeof RadixPopover.Trigger>;

/**
 * The button that opens the list, and the hidden input that submits the value. Its children show the value. With `asChild`, the button is the
 * single child, with the arrow at its end.
 */
export function PickerTrigger({ className, children, ref, ...given }: PickerTriggerProps) {
  const { slot, value, display, size, trigger, input, submission } = usePicker('Trigger');
  const { readOnly } = submission;
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
  return (
    <div className="relative isolate">
      <RadixPopover.Trigger
        ref={useComposedRefs(trigger, ref)}
        data-slot={`${slot}-trigger`}
        data-size={size}
        data-placeholder={display ? undefined : ''}
        data-invalid={invalid ? '' : undefined}
        {...(readOnly ? readOnlyAttributes : {})}
        aria-labelledby={`${props['aria-label'] ? props.id : labelId} ${valueId}`}
        className={cn(
          controlVariants({ size }),
          triggerVariants({ size }),
          'data-invalid:border-danger data-invalid:focus-visible:ring-danger/18',
          readOnly && readOnlyStyle,
          className,
        )}
        {...props}
        aria-describedby={joinIds(isRequired ? requiredId : undefined, props['aria-describedby'])}
      >
        <Slottable>{children}</Slottable>
        {readOnly ? null : (
          <ChevronsUpDown
            aria-hidden
            className={cn('ms-auto shrink-0 text-faint', size === 'xs' ? 'size-3.5' : 'size-4')}
          />
        )}
      </RadixPopover.Trigger>
      {isRequired ? (
        <span id={requiredId} hidden>
          {words.required}
        </span>
      ) : null}
      <HiddenInput {...submission} ref={input} value={value} onFocus={() => trigger.current?.focus()} />
    </div>
  );
}

export interface PickerValueProps extends Omit<ComponentProps<'span'>, 'id'> {
  /** Shown while nothing is selected. @default the placeholder of the root */
  placeholder?: string | undefined;
  /** Shown in place of the label of the selected option. */
  children?: ReactNode;
}

/** The selection or the placeholder. */
export function PickerValue({ placeholder, className, children, ...props }: PickerValueProps) {
  const { slot, display, placeholder: rootPlaceholder } = usePicker('Value');
  const shown = children ?? display;
  return (
    <span
      id={usePickerIds().valueId}
      data-slot={`${slot}-value`}
      className={cn('truncate', !shown && 'text-faint', className)}
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

/** The search state of an open list. */
export interface PickerSearch {
  /** The search text. */
  query: string;
  setQuery(this: void, text: string): void;
  /** The props that make the search box a combobox. */
  searchProps: Highlight['searchProps'];
}

interface PickerInputProps extends ComponentProps<'input'> {
  search: PickerSearch;
}

/** The search box of an open list. The caller's handlers run first, and `preventDefault` in `onKeyDown` keeps the highlight in place. */
export function PickerInput({ search, className, onChange, onKeyDown, ...props }: PickerInputProps) {
  const { slot } = usePicker('Input');
  const labelId = use(FieldContext)?.labelId;
  return (
    <SearchBox
      data-slot={`${slot}-search`}
      {...search.searchProps}
      aria-labelledby={props['aria-label'] ? undefined : labelId}
      value={search.query}
      onChange={(event) => {
        onChange?.(event);
        search.setQuery(event.target.value);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.defaultPrevented) search.searchProps.onKeyDown(event);
      }}
      inputClassName={className}
      {...props}
    />
  );
}

/** The props of every field that selects a value from a popup list. */
export interface PickerProps
  extends
    FieldProps,
    PickerValueState,
    Pick<PickerRootProps, 'size' | 'readOnly' | 'open' | 'defaultOpen' | 'onOpenChange'>,
    Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'type' | 'children' | 'slot'> {
  /** The placeholder, shown while nothing is selected. @default the message `placeholder` */
  placeholder?: string | undefined;
  /** Whether a selection is required: marks the label with an asterisk, and an empty field blocks submission. @default false */
  required?: boolean | undefined;
  /** The name under which a form submits the value. */
  name?: string | undefined;
  /** Goes to the field; `ref` and all other props go to the button that opens the list. */
  className?: string | undefined;
}

/** Divides the props of the one-element form between the root and the parts inside it. */
export function usePickerLine({
  value,
  defaultValue,
  onValueChange,
  searchValue,
  onSearchValueChange,
  open,
  defaultOpen,
  onOpenChange,
  size,
  readOnly,
  placeholder,
  name,
  form,
  ...props
}: PickerProps) {
  const [frame, trigger] = divideFieldProps(props);
  const [fieldRoot, line] = useFieldLine(frame);
  const state = { value, defaultValue, onValueChange, searchValue, onSearchValueChange };
  const opening = { open, defaultOpen, onOpenChange };
  const root: PickerRootProps = { ...state, ...opening, ...fieldRoot, size, readOnly, name, form };
  return { root, line: { ...line, placeholder, trigger } };
}

interface PickerLineProps extends Omit<FieldLineProps, 'children'> {
  placeholder: string | undefined;
  /** The props of the button. */
  trigger: ComponentProps<'button'>;
  /** The panel with the list. */
  children: ReactNode;
}

/** The parts of the one-element form of a picker, inside its root. */
export function PickerLine({ placeholder, trigger, children, ...props }: PickerLineProps) {
  return (
    <FieldLine {...props}>
      <PickerTrigger {...trigger}>
        <PickerValue placeholder={placeholder} />
      </PickerTrigger>
      {children}
    </FieldLine>
  );
}
