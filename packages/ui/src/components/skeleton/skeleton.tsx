import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

export interface SkeletonProps extends ComponentProps<'div'> {
  /** The number of lines of text. Of several lines the last one is shorter. @default one shape without lines */
  lines?: number | undefined;
}

// Forced colours remove the background but keep the border.
const shape =
  'relative overflow-hidden rounded-pal-md border border-transparent bg-pal-strong/12 forced-colors:border-[GrayText] after:absolute after:inset-0 after:animate-pal-writing after:bg-pal-strong/14 after:[animation-delay:inherit]';

/** The delay from the start of one line to that of the next one, in ms. */
const lineDelay = 220;

/**
 * Reserves the space of content that is loading. Its lines appear one after the other. Set its size with `className`. Screen readers do not
 * see it: announce the loading elsewhere.
 */
export function Skeleton({ lines, className, ...props }: SkeletonProps) {
  if (lines === undefined) return <div data-slot="skeleton" aria-hidden className={cn(shape, className)} {...props} />;
  return (
    <div data-slot="skeleton" aria-hidden className={cn('pal-root flex flex-col gap-2.5', className)} {...props}>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          data-slot="skeleton-line"
          className={cn(shape, 'block h-3', lines > 1 && line === lines - 1 && 'w-3/5')}
          style={{ animationDelay: `${line * lineDelay}ms` }}
        />
      ))}
    </div>
  );
}
