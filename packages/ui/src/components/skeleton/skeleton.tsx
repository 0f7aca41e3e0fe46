import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

// Forced colours remove the background but keep the border.
const shape =
  'relative overflow-hidden rounded-pal-md border border-transparent bg-pal-strong/12 forced-colors:border-[GrayText] after:absolute after:inset-0 after:animate-pal-writing after:bg-pal-strong/14 after:[animation-delay:inherit]';

/**
 * Reserves the space of content that is loading. Set its size with `className`. Screen readers do not see it: announce the loading elsewhere.
 */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="skeleton" aria-hidden className={cn(shape, className)} {...props} />;
}
