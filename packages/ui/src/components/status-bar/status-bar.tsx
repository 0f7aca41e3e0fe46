import { cva, type VariantProps } from 'class-variance-authority';
import { CircleAlert, CircleCheck, CircleDashed } from '../../icons/icons.ts';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { Spinner } from '../spinner/spinner.tsx';

const statusVariants = cva('flex min-w-0 items-center gap-1.5 text-xs font-medium [&_svg]:size-3.5 [&_svg]:shrink-0', {
  variants: {
    tone: { neutral: 'text-faint', progress: 'text-accent', success: 'text-success', danger: 'text-danger' },
  },
});

type StatusTone = NonNullable<VariantProps<typeof statusVariants>['tone']>;

const toneIcon: Record<StatusTone, ReactNode> = {
  neutral: <CircleDashed aria-hidden />,
  progress: <Spinner size="inherit" />,
  success: <CircleCheck aria-hidden />,
  danger: <CircleAlert aria-hidden />,
};

export interface StatusBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The state in words. */
  label: string;
  tone: StatusTone;
  /** The share done, 0 to 1; null while work goes on with no known share. Left out, there is no bar. */
  progress?: number | null | undefined;
  /** In place of the tone's own icon. */
  icon?: ReactNode;
}

/** The state of one thing: icon, words and, while it is worked on, how far it is. */
export function StatusBar({ label, tone, progress, icon, className, ...props }: StatusBarProps) {
  return (
    <div data-slot="status-bar" data-tone={tone} className={cn('flex flex-col gap-2', className)} {...props}>
      <span className={statusVariants({ tone })}>
        {icon ?? toneIcon[tone]}
        <span className="truncate">{label}</span>
      </span>
      {progress === undefined ? null : <ProgressBar label={label} value={progress} />}
    </div>
  );
}
