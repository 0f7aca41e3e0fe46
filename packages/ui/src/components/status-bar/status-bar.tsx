import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { Spinner } from '../spinner/spinner.tsx';

const statusVariants = /* @__PURE__ */ cva(
  'flex min-w-0 items-center gap-1.5 text-pal-xs font-medium [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'text-pal-faint',
        progress: 'text-pal-accent',
        success: 'text-pal-success',
        danger: 'text-pal-danger',
      },
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
  /** The state in words. A long text is truncated: repeat it in `title` or elsewhere. */
  label: string;
  /** The kind of state, which sets the colour and the icon before the words. */
  tone: StatusTone;
  /** The share of the work that is done, 0 to 1; null while it is unknown. @default undefined, which shows no bar */
  progress?: number | null | undefined;
}

/** The state of one object, as an icon and words. During work it also shows the progress. */
export function StatusBar({ label, tone, progress, className, ...props }: StatusBarProps) {
  return (
    <div
      data-slot="status-bar"
      data-tone={tone}
      className={cn('pal-root flex min-w-0 flex-col gap-2', className)}
      {...props}
    >
      <span data-slot="status-bar-label" className={statusVariants({ tone })}>
        {toneIcon[tone]}
        <span className="truncate">{label}</span>
      </span>
      {progress === undefined ? null : <ProgressBar label={label} value={progress} />}
    </div>
  );
}
