'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { joinIds, useDisabled, useFieldSize } from '../field/field-context.ts';
import { FormField, type FieldControl, type FieldProps } from '../form-field/form-field.tsx';
import { divideFieldProps } from '../form-field/frame-props.ts';
import { useRadios, type ChosenState } from '../segmented-control/use-radios.ts';

const circle = [
  'pointer-events-none rounded-full border border-strong/70 bg-field-fill transition-[border-color,border-width] duration-fast ease-out',
  'peer-hover:border-strong peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
  // The dot is the area inside the thick accent border.
  'peer-checked:border-5 peer-checked:border-accent peer-checked:bg-on-accent peer-checked:peer-hover:border-accent-hover',
  'peer-disabled:border-line peer-disabled:bg-transparent peer-disabled:peer-checked:border-line',
  'forced-colors:peer-checked:border-[Highlight] forced-colors:peer-checked:peer-hover:border-[Highlight] forced-colors:peer-disabled:border-[GrayText]',
];

const textSizes = { sm: 'text-xs', md: 'text-sm', lg: 'text-base' };
// Each box is as high as a line of its text.
const boxSizes = { sm: '-ms-0.5 size-5', md: '-ms-0.75 size-6', lg: '-ms-1 size-7' };
const circleSizes = { sm: 'size-4', md: 'size-4.5', lg: 'size-5' };

export interface RadioOption<Value extends string> {
  /** Unique among the options. */
  value: Value;
  /** The name of the option. */
  label: ReactNode;
  /** An explanation below the label. */
  description?: ReactNode;
  /** Shown, but cannot be chosen. */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string>
  extends FieldProps, ChosenState<Value>, Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** Two to seven options, in the order in which they are shown. */
  options: readonly RadioOption<Value>[];
  /** Whether the options are below each other or beside each other. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** The size of the texts and circles. @default 'md', or that of the container around it */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Disables all options. @default false, or that of the Fieldset around it */
  disabled?: boolean | undefined;
  /** Whether an option must be chosen before the form is submitted. @default false */
  required?: boolean | undefined;
  /** The id of the form that it belongs to, if it is not inside that form. */
  form?: string | undefined;
}

interface OptionProps extends Omit<ComponentProps<'input'>, 'size'> {
  option: RadioOption<string>;
  size: keyof typeof textSizes;
  /** The props that the group gets from its field. */
  control: FieldControl;
}

function Option({ option, size, control, ...props }: OptionProps) {
  const id = useId();
  const textId = option.description ? `${id}-text` : undefined;
  const isInvalid = control['aria-invalid'];
  return (
    <label
      data-slot="radio"
      className={cn(
        'group/radio flex min-w-0 items-start gap-2 text-ink select-none has-disabled:text-faint forced-colors:has-disabled:text-[GrayText]',
        textSizes[size],
      )}
    >
      <span className={cn('relative flex shrink-0 items-center justify-center', boxSizes[size])}>
        <input
          data-slot="radio-input"
          aria-labelledby={id}
          // When the form is invalid, the focus moves to the first radio button, where screen readers read the error.
          aria-describedby={joinIds(textId, isInvalid && control['aria-describedby'])}
          className="peer absolute inset-0 m-0 size-full appearance-none outline-none"
          {...props}
        />
        <span className={cn(circle, isInvalid && 'border-danger peer-hover:border-danger', circleSizes[size])} />
      </span>
      <span className="flex min-w-0 flex-col py-0.5">
        <span id={id}>{option.label}</span>
        {textId ? (
          <span
            id={textId}
            data-slot="radio-description"
            className="text-xs text-pretty text-faint forced-colors:group-has-disabled/radio:text-[GrayText]"
          >
            {option.description}
          </span>
        ) : null}
      </span>
    </label>
  );
}

interface OptionsProps<Value extends string>
  extends
    Pick<RadioGroupProps<Value>, 'options' | 'orientation' | 'disabled' | 'required' | 'form'>,
    ChosenState<Value>,
    Omit<ComponentProps<'div'>, 'defaultValue'>,
    Pick<OptionProps, 'size' | 'control'> {}

function Options<Value extends string>({
  options,
  value,
  defaultValue,
  onValueChange,
  orientation,
  size,
  disabled,
  required,
  name,
  form,
  control,
  ref,
  ...props
}: OptionsProps<Value>) {
  const { group, radio } = useRadios({ value, defaultValue, onValueChange, name });
  return (
    <div
      ref={useComposedRefs(group, ref)}
      data-slot="radio-group-options"
      role="radiogroup"
      {...control}
      className={cn('flex min-w-0', orientation === 'vertical' ? 'flex-col gap-1.5' : 'flex-wrap gap-x-5 gap-y-1.5')}
      {...props}
    >
      {options.map((option, index) => (
        <Option
          key={option.value}
          {...{ option, size, form, required, control }}
          disabled={disabled || option.disabled}
          {...radio(option.value, index)}
        />
      ))}
    </div>
  );
}

/** A choice of one among a few visible options, which may have descriptions. `className` goes to the field, all other props go to the group. */
export function RadioGroup<Value extends string>({
  orientation = 'vertical',
  size: givenSize,
  ...props
}: RadioGroupProps<Value>) {
  const fieldSize = useFieldSize(givenSize);
  const size = fieldSize === 'xs' ? 'sm' : fieldSize;
  const [frame, others] = divideFieldProps(props);
  const disabled = useDisabled(frame.disabled);
  const { required } = frame;
  return (
    <FormField data-slot="radio-group" data-size={size} data-orientation={orientation} {...frame} size={size}>
      {(control, labelId) => (
        <Options aria-labelledby={labelId} {...{ orientation, size, disabled, required, control }} {...others} />
      )}
    </FormField>
  );
}
