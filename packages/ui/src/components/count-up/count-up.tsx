'use client';

import { useRef, type ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { useFormat } from '../../messages/context.ts';
import { useCount } from './use-count.ts';

export interface CountUpProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The number to count to. Screen readers read it, and the server renders it. */
  value: number;
  /**
   * The number to count from when the element first comes into view.
   * @default 0
   */
  from?: number | undefined;
  /**
   * The duration of the fade-in on mount, in ms.
   * @default no fade-in
   */
  fadeIn?: number | undefined;
}

/** A number that counts to its value when it comes into view, and again when the value changes. */
export function CountUp({ value, from = 0, fadeIn, className, ...props }: CountUpProps) {
  const numberRef = useRef<HTMLSpanElement>(null);
  const shown = useCount(numberRef, value, from);
  const { number } = useFormat();
  const formatted = (amount: number) => number(amount, { maximumFractionDigits: 20 });
  return (
    <span
      data-slot="count-up"
      data-state={shown === value ? 'complete' : 'counting'}
      className={cn('pal-root inline-grid tabular-nums *:[grid-area:1/1]', className)}
      {...props}
    >
      {/* The final number: screen readers read it, it can be copied, and its width prevents layout shifts during the count. */}
      <span data-slot="count-up-value" className="opacity-0">
        {formatted(value)}
      </span>
      <span
        ref={numberRef}
        aria-hidden
        data-slot="count-up-number"
        className={cn('text-end select-none', fadeIn !== undefined && 'animate-pal-fade-in motion-reduce:animate-none')}
        style={fadeIn === undefined ? undefined : { animationDuration: `${fadeIn}ms` }}
      >
        {formatted(shown)}
      </span>
    </span>
  );
}
