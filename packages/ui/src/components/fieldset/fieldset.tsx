'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { DisabledContext, useDisabled } from '../form-field/field-context.ts';

/** Fields that are disabled together: a native `fieldset`. Every field and button of this package inside knows that it is disabled. */
export function Fieldset({ disabled: ownDisabled, className, ...props }: ComponentProps<'fieldset'>) {
  const disabled = useDisabled(ownDisabled);
  return (
    <DisabledContext value={disabled}>
      <fieldset
        data-slot="fieldset"
        data-disabled={disabled ? '' : undefined}
        disabled={disabled}
        className={cn('pal-root m-0 flex min-w-0 flex-col gap-4 border-0 p-0', className)}
        {...props}
      />
    </DisabledContext>
  );
}
