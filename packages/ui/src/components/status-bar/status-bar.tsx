import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { CircleAlert, CircleCheck, CircleDashed } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { Spinner } from '../spinner/spinner.tsx';

const statusVariants = /* @__PURE__ */ cva(
  'flex min-w-0 items-center gap-1.5 text-xs font-medium [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      tone: { neutral: 'text-faint', progress: 'text-accent', success: 'text-success', danger: 'text-danger' },
    },
  },
);

export type StatusTone = NonNullable<VariantProps<typeof statusVariants>['tone']>;

const toneIcon: Record<StatusTone, ReactNode> = {
  neutral: <CircleDashed />,
  progress: <Spinner size="inherit" />,
  success: <CircleCheck />,
  danger: <CircleAlert />,
};

export interface StatusBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The state in words. Cut at the end of the line: give the rest as `title` or elsewhere. */
  label: string;
  /** What kind of state it is: its colour and, unless there is an `icon`, its icon. */
  tone: StatusTone;
  /** The share done, 0 to 1; null while work goes on with no known share. Left out, there is no bar. */
  progress?: number | null | undefined;
  /** In place of the tone's own icon. */
  icon?: ReactNode;
}

/** The state of one thing: icon, words and, while it is worked on, how far it is. */
export function StatusBar({ label, tone, progress, icon, className, ...props }: StatusBarProps) {
  return (
    <div data-slot="status-bar" data-tone={tone} className={cn('flex min-w-0 flex-col gap-2', className)} {...props}>
      <span data-slot="status-bar-label" className={statusVariants({ tone })}>
        {icon ?? toneIcon[tone]}
        <span className="truncate">{label}</span>
      </span>
      {progress === undefined ? null : <ProgressBar label={label} value={progress} />}
    </div>
  );
}
