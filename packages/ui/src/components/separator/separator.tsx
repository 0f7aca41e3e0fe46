import * as RadixSeparator from '@radix-ui/react-separator';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

export interface SeparatorProps extends ComponentProps<typeof RadixSeparator.Root> {
  /** The direction of the line. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Hides a line without children from screen readers. Set false if it separates groups. @default true */
  decorative?: boolean | undefined;
}

const lineClasses = 'bg-pal-line forced-colors:bg-[CanvasText]';

/** A line between two elements. It may contain a word, for example "or" between two ways to sign in. */
export function Separator({
  orientation = 'horizontal',
  decorative = true,
  className,
  children,
  ...props
}: SeparatorProps) {
  const isHorizontal = orientation === 'horizontal';
  return (
    <RadixSeparator.Root
      data-slot="separator"
      orientation={orientation}
      // Screen readers ignore the content of a separator. They must read the word, so the role is removed.
      {...(children ? { role: 'presentation' } : { decorative })}
      className={cn(
        children
          ? 'flex items-center gap-3 text-pal-xs text-pal-muted before:h-px before:flex-1 before:bg-pal-line after:h-px after:flex-1 after:bg-pal-line forced-colors:before:bg-[CanvasText] forced-colors:after:bg-[CanvasText]'
          : cn(lineClasses, isHorizontal ? 'h-px w-full' : 'h-full w-px'),
        'shrink-0',
        className,
      )}
      {...props}
    >
      {children}
    </RadixSeparator.Root>
  );
}
