import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

export type SkeletonProps = ComponentProps<'div'>;

/** Holds the place of what is still loading. Its size comes from `className`; say that something loads elsewhere. */
export function Skeleton({ className, ...props }: SkeletonProps) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      // The line shows where the system forces its colours and takes the background away.
      className={cn(
        'animate-writing rounded-md border border-transparent bg-strong/20 forced-colors:border-[GrayText]',
        className,
      )}
      {...props}
    />
  );
}
