import { Progress } from 'radix-ui';
import { cn } from '../../lib/cn.ts';

export interface ProgressBarProps {
  /** What is progressing: the accessible name. */
  label: string;
  /** The share done, 0 to 1; null while it is unknown. */
  value: number | null;
  className?: string | undefined;
}

/** How much of a piece of work is done. */
export function ProgressBar({ label, value, className }: ProgressBarProps) {
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <Progress.Root
      data-slot="progress-bar"
      aria-label={label}
      value={percent}
      className={cn('h-1 w-full overflow-hidden rounded-full bg-strong/25', className)}
    >
      <Progress.Indicator
        className={cn(
          'block h-full rounded-full bg-accent transition-[width] duration-slow ease-out',
          percent === null && 'w-2/5 animate-indeterminate',
        )}
        {...(percent === null ? {} : { style: { width: `${percent}%` } })}
      />
    </Progress.Root>
  );
}
