import * as RadixSeparator from '@radix-ui/react-separator';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

/** A line between two elements. It may contain a word, for example "or" between two ways to sign in. */
export function Separator({ className, children, ...props }: ComponentProps<typeof RadixSeparator.Root>) {
  return (
    <RadixSeparator.Root
      data-slot="separator"
      // Screen readers ignore the content of a separator. They must read the word, so the role is removed.
      {...(children ? { role: 'presentation' } : { decorative: true })}
      className={cn(
        'shrink-0',
        children
          ? 'flex items-center gap-3 text-pal-xs text-pal-muted before:h-px before:flex-1 before:bg-pal-line after:h-px after:flex-1 after:bg-pal-line forced-colors:before:bg-[CanvasText] forced-colors:after:bg-[CanvasText]'
          : 'h-px w-full bg-pal-line forced-colors:bg-[CanvasText]',
        className,
      )}
      {...props}
    >
      {children}
    </RadixSeparator.Root>
  );
}
