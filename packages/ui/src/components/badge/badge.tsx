import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

const badgeVariants = /* @__PURE__ */ cva(
  // The transparent border is visible in forced colors.
  'inline-flex h-5.5 w-fit max-w-full items-center gap-1 rounded-full border border-transparent px-2 text-2xs font-medium whitespace-nowrap [&_svg]:size-3 [&_svg]:shrink-0',
  {
    variants: {
      /**
       * The meaning of the badge, shown as a color.
       * @default 'neutral'
       */
      tone: {
        neutral: 'bg-ink/7 text-muted inset-ring inset-ring-ink/15',
        accent: 'bg-accent-soft text-accent inset-ring inset-ring-accent/15',
        success: 'bg-success-soft text-success inset-ring inset-ring-success/20',
        warning: 'bg-warning-soft text-warning inset-ring inset-ring-warning/20',
        danger: 'bg-danger-soft text-danger inset-ring inset-ring-danger/15',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof badgeVariants> {
  /** An icon before the text. */
  icon?: ReactNode;
}

/** One or two words about the thing beside it. */
export function Badge({ tone, icon, className, children, ...props }: BadgeProps) {
  return (
    <span data-slot="badge" data-tone={tone ?? 'neutral'} className={cn(badgeVariants({ tone }), className)} {...props}>
      {icon}
      <span data-slot="badge-text" className="truncate">
        {children}
      </span>
    </span>
  );
}
