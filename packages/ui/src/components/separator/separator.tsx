import * as RadixSeparator from '@radix-ui/react-separator';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

export type SeparatorProps = ComponentProps<typeof RadixSeparator.Root>;

const line = 'bg-line forced-colors:bg-[CanvasText]';

/** A line between two things. It may contain a word, for example "or" between two ways to sign in. */
export function Separator({
  orientation = 'horizontal',
  decorative = true,
  className,
  children,
  ...props
}: SeparatorProps) {
  const across = orientation === 'horizontal';
  return (
    <RadixSeparator.Root
      data-slot="separator"
      orientation={orientation}
      // Screen readers do not read the content of a separator, but must read the word.
      {...(children ? { role: 'presentation' } : { decorative })}
      className={cn(
        children
          ? 'flex items-center gap-3 text-xs text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line forced-colors:before:bg-[CanvasText] forced-colors:after:bg-[CanvasText]'
          : cn(line, across ? 'h-px w-full' : 'h-full w-px'),
        'shrink-0',
        className,
      )}
      {...props}
    >
      {children}
    </RadixSeparator.Root>
  );
}
