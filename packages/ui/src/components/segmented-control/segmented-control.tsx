'use client';

import { cva, type VariantProps } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { useDisabled } from '../form-field/field-context.ts';

const segmentVariants = /* @__PURE__ */ cva(
  [
    'relative flex flex-1 items-center justify-center gap-1.5 rounded-[calc(var(--pal-radius-md)-2px)] font-medium whitespace-nowrap text-pal-muted select-none',
    'transition-[background-color,color,box-shadow] duration-pal-fast ease-pal-out hover:text-pal-ink',
    'has-checked:bg-pal-raised has-checked:text-pal-ink has-checked:shadow-pal-low has-checked:ring-1 has-checked:ring-pal-line',
    'has-disabled:text-pal-faint forced-colors:has-disabled:text-[GrayText] [&_svg]:shrink-0',
    // With forced colors the chosen option gets the selection colors of the system.
    'forced-colors:has-checked:pal-system-selected',
    'forced-colors:has-disabled:has-checked:bg-[GrayText] forced-colors:has-disabled:has-checked:text-[Canvas]',
  ],
  {
    variants: {
      /**
       * The height: 32 or 38 px.
       * @default 'md'
       */
      size: { sm: 'h-6.5 px-2 text-pal-xs [&_svg]:size-3.5', md: 'h-8 px-3 text-pal-sm [&_svg]:size-4' },
    },
    defaultVariants: { size: 'md' },
  },
);

export interface SegmentedOption<Value extends string> {
  /** Unique among the options. */
  value: Value;
  /** The accessible name, and the visible text if there is no icon. */
  label: string;
  /** Shown instead of the label. */
  icon?: ReactNode;
  /** Shown, but cannot be chosen. */
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string>
  extends
    Omit<ComponentProps<'div'>, 'aria-label' | 'children' | 'defaultValue'>,
    VariantProps<typeof segmentVariants> {
  /** The value of the chosen option; null if none is chosen. */
  value: Value | null;
  /** Called with the value of the option that is chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** The accessible name of the group. */
  label: string;
  /** Two to five options, in the order in which they are shown. */
  options: readonly SegmentedOption<Value>[];
  /**
   * Disables all options.
   * @default false, or that of the field or Fieldset around it
   */
  disabled?: boolean | undefined;
}

/** A choice of one among two to five visible options: native radio buttons, drawn as one control. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  size = 'md',
  disabled: ownDisabled,
  className,
  ...props
}: SegmentedControlProps<Value>) {
  const disabled = useDisabled(ownDisabled);
  const name = useId();
  return (
    <div
      data-slot="segmented-control"
      data-size={size}
      role="radiogroup"
      aria-label={label}
      className={cn('inline-flex gap-0.5 rounded-pal-md border border-pal-line bg-pal-sunken p-0.5', className)}
      {...props}
    >
      {options.map((option) => (
        <label
          key={option.value}
          data-slot="segment"
          title={option.icon ? option.label : undefined}
          className={segmentVariants({ size })}
        >
          <input
            data-slot="segment-input"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange?.(option.value)}
            disabled={disabled || option.disabled}
            aria-label={option.icon ? option.label : undefined}
            className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] disabled:cursor-default"
          />
          {option.icon ?? option.label}
        </label>
      ))}
    </div>
  );
}
