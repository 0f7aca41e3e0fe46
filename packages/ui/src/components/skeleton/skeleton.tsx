import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

/** Holds the place of what is still loading. Its size comes from `className`; say that something loads elsewhere. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      className={cn('animate-writing rounded-md bg-strong/20', className)}
      {...props}
    />
  );
}
