import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

const spinnerVariants = /* @__PURE__ */ cva('pal-root animate-spin shrink-0 motion-reduce:[animation-duration:4s]', {
  variants: {
    /**
     * The width and height: 16, 24 or 36 px. With `inherit` set them with `className`, or in the element around it.
     * @default 'md'
     */
    size: { inherit: '', sm: 'size-4', md: 'size-6', lg: 'size-9' },
  },
  defaultVariants: { size: 'md' },
});

export interface SpinnerProps extends ComponentProps<'svg'>, VariantProps<typeof spinnerVariants> {
  /** The accessible name: what is loading. Without it the spinner is hidden from screen readers. */
  label?: string | undefined;
}

/** Shows that work of unknown duration is running. If the progress is known, use ProgressBar. */
export function Spinner({ size = 'md', label, className, ...props }: SpinnerProps) {
  const ariaProps = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      data-slot="spinner"
      data-size={size}
      viewBox="0 0 24 24"
      fill="none"
      {...ariaProps}
      className={cn(spinnerVariants({ size }), className)}
      {...props}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.2" strokeWidth="2.5" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
