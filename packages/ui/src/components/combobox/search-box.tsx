import type { ComponentProps } from 'react';
import { Search } from 'lucide-react';
import { cn } from '../../lib/cn.ts';

export interface SearchBoxProps extends ComponentProps<'input'> {
  /** Goes to the line around the `input`. */
  className?: string | undefined;
}

/** The search box above a list. It keeps the focus while the arrow keys move the highlight in the list. */
export function SearchBox({ className, ...props }: SearchBoxProps) {
  return (
    <div className={cn('flex shrink-0 items-center gap-2 border-b border-pal-line px-3', className)}>
      <Search aria-hidden className="size-4 shrink-0 text-pal-faint" />
      <input
        className="h-10 min-w-0 flex-1 bg-transparent text-inherit outline-none placeholder:text-pal-faint"
        {...props}
      />
    </div>
  );
}
