'use client';

import { useId } from 'react';
import { cn } from '../../lib/cn.ts';
import { DialogSections, type DialogSectionsProps } from './dialog-sections.tsx';
import { DialogSurface, type DialogSurfaceProps } from './dialog-surface.tsx';

const widths = { sm: 'max-w-100', md: 'max-w-140', lg: 'max-w-240' };

export interface DialogProps
  extends DialogSectionsProps, Omit<DialogSurfaceProps, keyof DialogSectionsProps | 'overlayClassName'> {
  /** How wide it is at most; on a narrow screen it takes the whole width. */
  size?: keyof typeof widths | undefined;
}

/**
 * Asks for one thing before the rest can go on. The focus is kept inside and goes back where it came from; what is higher than
 * the window scrolls with it.
 */
export function Dialog({
  title,
  description,
  error,
  footer,
  closeLabel,
  busy = false,
  size = 'sm',
  role = 'dialog',
  onOpenChange,
  className,
  children,
  ...props
}: DialogProps) {
  const asks = role === 'alertdialog';
  const id = useId();
  return (
    <DialogSurface
      data-size={size}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      busy={busy}
      onOpenChange={onOpenChange}
      overlayClassName="flex-col items-center overflow-y-auto p-4"
      className={cn('my-auto grid shrink-0 animate-rise-in rounded-xl', widths[size], className)}
      {...(asks ? { onPointerDownOutside: (event) => event.preventDefault() } : {})}
      {...props}
    >
      <DialogSections
        {...{ id, title, description, error, footer, closeLabel, busy }}
        onClose={() => onOpenChange(false)}
        cross={!asks}
      >
        {children}
      </DialogSections>
    </DialogSurface>
  );
}
