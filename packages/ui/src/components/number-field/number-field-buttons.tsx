'use client';

import * as Slot from '@radix-ui/react-slot';
import type { ComponentProps, ReactNode } from 'react';
import { Minus, Plus } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { useNumberField } from './number-field-root.tsx';
import { numberFieldMessages, type NumberFieldMessages } from './number-field.messages.ts';
import { useRepeat, type Press } from './use-repeat.ts';

export interface NumberFieldButtonProps extends ComponentProps<'button'> {
  /** The icon. @default a plus or a minus */
  children?: ReactNode;
  /** Words that replace those of the provider. */
  messages?: Partial<NumberFieldMessages> | undefined;
}

/** A button that adds one step, a large one with Shift or a small one with Alt, and repeats while it is held down. Tab skips it, because Arrow Up does the same. */
export function NumberFieldIncrement({ messages, children = <Plus aria-hidden />, ...props }: NumberFieldButtonProps) {
  const words = useMessages('numberField', numberFieldMessages, messages);
  return (
    <StepButton
      partName="Increment"
      direction={1}
      data-slot="number-field-increment"
      aria-label={words.increment}
      {...props}
    >
      {children}
    </StepButton>
  );
}

/** A button that subtracts one step, a large one with Shift or a small one with Alt, and repeats while it is held down. Tab skips it, because Arrow Down does the same. */
export function NumberFieldDecrement({ messages, children = <Minus aria-hidden />, ...props }: NumberFieldButtonProps) {
  const words = useMessages('numberField', numberFieldMessages, messages);
  return (
    <StepButton
      partName="Decrement"
      direction={-1}
      data-slot="number-field-decrement"
      aria-label={words.decrement}
      {...props}
    >
      {children}
    </StepButton>
  );
}

interface StepButtonProps extends ComponentProps<'button'> {
  partName: string;
  direction: 1 | -1;
}

function StepButton({ partName, direction, className, disabled, ...props }: StepButtonProps) {
  const { entry, input, fixed, min, max } = useNumberField(partName);
  const isFixed = fixed || disabled === true;
  const isAtLimit = entry.value !== null && (direction === 1 ? entry.value >= max : entry.value <= min);
  const step = (press: Press) => {
    input.current?.focus();
    entry.stepBy(direction * entry.factorOf(press));
  };
  const handlers = useRepeat(step, entry.commit, isFixed);
  return (
    <Slot.Root
      {...(isFixed ? {} : handlers)}
      // Keeps the focus in the input, which would apply the typed text if it lost the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      <button
        type="button"
        tabIndex={-1}
        disabled={isFixed}
        // Not `disabled` at the limit, because the button must receive the release of the pointer.
        aria-disabled={isAtLimit || undefined}
        className={cn(
          'flex w-8 shrink-0 items-center justify-center self-stretch border-line text-muted select-none first:rounded-s-[inherit] first:border-e last:rounded-e-[inherit] last:border-s [&_svg]:size-3.5',
          'hover:bg-ink/6 hover:text-ink active:bg-ink/10 disabled:bg-transparent disabled:text-faint aria-disabled:bg-transparent aria-disabled:text-faint forced-colors:disabled:text-[GrayText] forced-colors:aria-disabled:text-[GrayText]',
          className,
        )}
        {...props}
      />
    </Slot.Root>
  );
}
