'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { use, type ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { CloseButton } from '../icon-button/close-button.tsx';
import { BusyContext } from './overlay-content.tsx';

export interface OverlayCloseProps extends ComponentProps<typeof RadixDialog.Close> {
  /**
   * The accessible name of the close button in the corner.
   * @default the provider's word for "Close"
   */
  label?: string | undefined;
}

/** Closes the overlay around it. Without children it is the close button in the corner. */
export function OverlayClose({ label, children, asChild, disabled, className, ...props }: OverlayCloseProps) {
  const busy = use(BusyContext);
  const state = { disabled: disabled || busy };
  if (children)
    return (
      <RadixDialog.Close className={className} {...(asChild ? { asChild } : {})} {...state} {...props}>
        {children}
      </RadixDialog.Close>
    );
  return (
    <RadixDialog.Close asChild {...state} {...props}>
      <CloseButton label={label} className={cn('absolute end-3.5 top-3.5', className)} />
    </RadixDialog.Close>
  );
}
