/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a progress element does not look the same in every browser */
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { toPercent } from './to-percent.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** The accessible name: what makes progress. */
  label: string;
  /** The share of the task that is done, clamped to 0 to 1. Null while it is unknown. */
  value: number | null;
}

/** Shows how much of a task is done. It is as wide as its container. */
export function ProgressBar({ label, value, className, ...props }: ProgressBarProps) {
  const percent = value === null ? undefined : toPercent(value);
  const state = percent === undefined ? 'indeterminate' : percent === 100 ? 'complete' : 'loading';
  return (
    <div
      data-slot="progress-bar"
      data-state={state}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={cn(
        'flex h-1 w-full overflow-hidden rounded-full bg-pal-strong/25 forced-colors:outline',
        // The animation always runs from left to right. In RTL the bar is mirrored to reverse it.
        'data-[state=indeterminate]:rtl:-scale-x-100 data-[state=indeterminate]:rtl:flex-row-reverse',
        className,
      )}
      {...props}
    >
      <div
        data-slot="progress-bar-indicator"
        className={cn(
          'h-full rounded-full bg-pal-accent transition-[width] duration-pal-slow ease-pal-out forced-colors:bg-[Highlight]',
          percent === undefined && 'w-2/5 animate-pal-indeterminate',
        )}
        {...(percent === undefined ? {} : { style: { width: `${percent}%` } })}
      />
    </div>
  );
}
