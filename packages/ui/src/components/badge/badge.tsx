import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

const badgeVariants = /* @__PURE__ */ cva(
  // The transparent border is visible in forced colors.
  'inline-flex h-5.5 w-fit max-w-full items-center rounded-full border border-transparent px-2 text-pal-2xs font-medium whitespace-nowrap',
  {
    variants: {
      /**
       * The meaning of the badge, shown as a color.
       * @default 'neutral'
       */
      tone: {
        neutral: 'bg-pal-ink/7 text-pal-muted inset-ring inset-ring-pal-ink/15',
        accent: 'bg-pal-accent-soft text-pal-accent inset-ring inset-ring-pal-accent/15',
        success: 'bg-pal-success-soft text-pal-success inset-ring inset-ring-pal-success/20',
        warning: 'bg-pal-warning-soft text-pal-warning inset-ring inset-ring-pal-warning/20',
        danger: 'bg-pal-danger-soft text-pal-danger inset-ring inset-ring-pal-danger/15',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof badgeVariants> {}

/** One or two words about the thing beside it. */
export function Badge({ tone, className, children, ...props }: BadgeProps) {
  return (
    <span data-slot="badge" data-tone={tone ?? 'neutral'} className={cn(badgeVariants({ tone }), className)} {...props}>
      <span data-slot="badge-text" className="truncate">
        {children}
      </span>
    </span>
  );
}
