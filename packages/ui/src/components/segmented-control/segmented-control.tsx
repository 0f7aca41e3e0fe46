'use client';

import { cva, type VariantProps } from 'class-variance-authority';
import { RadioGroup } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

const segmentVariants = cva(
  [
    'flex flex-1 items-center justify-center gap-1.5 rounded-[calc(var(--radius-md)-2px)] font-medium whitespace-nowrap text-muted',
    'transition-[background-color,color,box-shadow] duration-fast ease-out hover:text-ink',
    'data-[state=checked]:bg-raised data-[state=checked]:text-ink data-[state=checked]:shadow-low data-[state=checked]:ring-1 data-[state=checked]:ring-line',
    'disabled:text-faint data-[state=checked]:disabled:text-faint [&_svg]:shrink-0',
    // Where the system forces its colours, the chosen one is the one that it would select.
    'forced-colors:data-[state=checked]:bg-[Highlight] forced-colors:data-[state=checked]:text-[HighlightText] forced-colors:data-[state=checked]:forced-color-adjust-none',
    'forced-colors:disabled:data-[state=checked]:bg-[GrayText] forced-colors:disabled:data-[state=checked]:text-[Canvas]',
  ],
  {
    variants: {
      size: { sm: 'h-6.5 px-2 text-xs [&_svg]:size-3.5', md: 'h-8 px-3 text-sm [&_svg]:size-4' },
    },
    defaultVariants: { size: 'md' },
  },
);

export interface SegmentedOption<Value extends string> {
  value: Value;
  /** The accessible name, and what is shown unless there is an icon. */
  label: string;
  /** Shown in place of the label. */
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string>
  extends
    Omit<
      ComponentProps<typeof RadioGroup.Root>,
      'aria-label' | 'value' | 'defaultValue' | 'onValueChange' | 'children'
    >,
    VariantProps<typeof segmentVariants> {
  /** What is chosen here: the group's accessible name. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** One of two to five options that are all worth seeing at once. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  size = 'md',
  disabled = false,
  className,
  ...props
}: SegmentedControlProps<Value>) {
  return (
    <RadioGroup.Root
      data-slot="segmented-control"
      data-size={size}
      orientation="horizontal"
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const option = options.find((candidate) => candidate.value === next);
        if (option) onValueChange(option.value);
      }}
      disabled={disabled}
      className={cn('inline-flex gap-0.5 rounded-md border border-line bg-sunken p-0.5', className)}
      {...props}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          data-slot="segment"
          {...(option.icon ? { 'aria-label': option.label, title: option.label } : {})}
          className={segmentVariants({ size })}
        >
          {option.icon ?? option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
