'use client';

import { useId } from 'react';
import { cn } from '../../lib/cn.ts';
import { DialogSections, type DialogSectionsProps } from '../dialog/dialog-sections.tsx';
import { DialogSurface, type DialogSurfaceProps } from '../dialog/dialog-surface.tsx';

const edges = {
  end: {
    overlay: 'justify-end',
    sheet:
      'h-full max-w-[min(22.5rem,calc(100%-2.5rem))] border-y-0 border-e-0 starting:translate-x-full rtl:starting:-translate-x-full',
  },
  start: {
    overlay: 'justify-start',
    sheet:
      'h-full max-w-[min(22.5rem,calc(100%-2.5rem))] border-y-0 border-s-0 starting:-translate-x-full rtl:starting:translate-x-full',
  },
  bottom: {
    overlay: 'items-end',
    sheet: 'max-h-[85%] rounded-t-xl border-x-0 border-b-0 starting:translate-y-full',
  },
};

export interface SheetProps
  extends DialogSectionsProps, Omit<DialogSurfaceProps, keyof DialogSectionsProps | 'overlayClassName'> {
  /** The edge of the window that it is fastened to; `start` and `end` follow the writing direction. */
  side?: keyof typeof edges | undefined;
}

/** A dialog that comes from the side: navigation, filters and settings where the screen is narrow. */
export function Sheet({
  title,
  description,
  error,
  footer,
  closeLabel,
  busy = false,
  side = 'end',
  onOpenChange,
  className,
  children,
  ...props
}: SheetProps) {
  const id = useId();
  return (
    <DialogSurface
      data-slot="sheet"
      data-side={side}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      busy={busy}
      onOpenChange={onOpenChange}
      overlayClassName={cn('overflow-hidden', edges[side].overlay)}
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] [grid-template-rows:auto_1fr_auto] overflow-y-auto overscroll-contain',
        'transition-[translate] duration-slow ease-out [scroll-padding-block:5rem]',
        edges[side].sheet,
        className,
      )}
      {...props}
    >
      <DialogSections
        {...{ id, title, description, error, footer, closeLabel, busy }}
        onClose={() => onOpenChange(false)}
        sticky
      >
        {children}
      </DialogSections>
    </DialogSurface>
  );
}
