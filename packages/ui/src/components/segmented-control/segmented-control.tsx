'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { cva, type VariantProps } from 'class-variance-authority';
import { useEffect, useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import type { ChangeHandler } from '../../lib/change-details.ts';
import { cn } from '../../lib/cn.ts';
import { useFieldValue } from '../field/use-field-value.ts';

const segmentVariants = /* @__PURE__ */ cva(
  [
    'relative flex flex-1 items-center justify-center gap-1.5 rounded-[calc(var(--pal-radius-md)-2px)] font-medium whitespace-nowrap text-muted select-none',
    'transition-[background-color,color,box-shadow] duration-fast ease-out hover:text-ink',
    'has-checked:bg-raised has-checked:text-ink has-checked:shadow-low has-checked:ring-1 has-checked:ring-line',
    'has-disabled:text-faint forced-colors:has-disabled:text-[GrayText] [&_svg]:shrink-0',
    // With forced colors the chosen option has the system's selection colors.
    'forced-colors:has-checked:system-selected',
    'forced-colors:has-disabled:has-checked:bg-[GrayText] forced-colors:has-disabled:has-checked:text-[Canvas]',
  ],
  {
    variants: {
      size: { sm: 'h-6.5 px-2 text-xs [&_svg]:size-3.5', md: 'h-8 px-3 text-sm [&_svg]:size-4' },
    },
    defaultVariants: { size: 'md' },
  },
);

export interface SegmentedOption<Value extends string> {
  /** Unique among the options. */
  value: Value;
  /** The accessible name, and what is shown unless there is an icon. */
  label: string;
  /** Shown in place of the label. */
  icon?: ReactNode;
  /** Shown, but cannot be chosen. */
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string>
  extends
    Omit<ComponentProps<'div'>, 'aria-label' | 'children' | 'defaultValue'>,
    VariantProps<typeof segmentVariants> {
  /** The accessible name of the group. */
  label: string;
  /** Two to five options, in the order in which they are shown. */
  options: readonly SegmentedOption<Value>[];
  /** The value of the chosen option, if the caller holds it; null if none is chosen. */
  value?: Value | null | undefined;
  /** The value at first, and after the form was reset. @default none */
  defaultValue?: Value | undefined;
  /**
   * Called with the value of the option that is to be chosen, or with the first value, also an empty string, when the form is reset. A
   * control that you hold and that began with null stays as it is. `details` tell the event, and their `cancel` refuses.
   */
  onValueChange?: ChangeHandler<Value> | undefined;
  /**
   * Disables all options.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Submits the value with a form under this name. */
  name?: string | undefined;
}

/** Removes the entry of a group without `name` from the form: its generated name only ties the radio buttons together. */
function useUnsubmitted(name: string) {
  useEffect(() => {
    const leaveOut = ({ formData }: FormDataEvent) => formData.delete(name);
    document.addEventListener('formdata', leaveOut);
    return () => document.removeEventListener('formdata', leaveOut);
  }, [name]);
}

/** Keeps the attributes of the radio buttons like their state, as React does for `value`: the browser, which resets to them, then leaves a refused reset alone. */
function useCheckedAttributes(value: string | null | undefined) {
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const input of group.current?.querySelectorAll('input') ?? [])
      input.toggleAttribute('checked', input.value === value);
  });
  return group;
}

/** One of two to five options that are all visible. Native radio buttons, drawn as one control. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value: givenValue,
  defaultValue,
  onValueChange,
  size = 'md',
  disabled = false,
  name,
  className,
  ref,
  ...props
}: SegmentedControlProps<Value>) {
  const ownName = useId();
  useUnsubmitted(ownName);
  const first = useRef<HTMLInputElement>(null);
  const [value, setValue] = useFieldValue<Value | null | undefined>(first, {
    value: givenValue,
    defaultValue,
    onValueChange: (next, details) => {
      if (next !== null && next !== undefined) onValueChange?.(next, details);
    },
  });
  const group = useCheckedAttributes(value);
  return (
    <div
      ref={useComposedRefs(group, ref)}
      data-slot="segmented-control"
      data-size={size}
      role="radiogroup"
      aria-label={label}
      className={cn('inline-flex gap-0.5 rounded-md border border-line bg-sunken p-0.5', className)}
      {...props}
    >
      {options.map((option, index) => (
        <label
          key={option.value}
          data-slot="segment"
          title={option.icon ? option.label : undefined}
          className={segmentVariants({ size })}
        >
          <input
            ref={index === 0 ? first : undefined}
            data-slot="segment-input"
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            aria-label={option.icon ? option.label : undefined}
            onChange={({ nativeEvent }) => setValue(option.value, { reason: 'none', event: nativeEvent })}
            className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] disabled:cursor-default"
          />
          {option.icon ?? option.label}
        </label>
      ))}
    </div>
  );
}
