'use client';

import { useRef, type ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { useFormat } from '../../messages/context.ts';
import { useCount } from './use-count.ts';

export interface CountUpProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The number to count to. Screen readers read it, and a server draws it. */
  value: number;
  /**
   * The number that it starts from when it appears.
   * @default 0
   */
  from?: number | undefined;
  /**
   * How long it counts, in ms.
   * @default 1200
   */
  duration?: number | undefined;
  /**
   * How long it fades in when it appears, in ms.
   * @default 0
   */
  fadeIn?: number | undefined;
  /** How the number is written: currency, percent, decimals. */
  format?: Intl.NumberFormatOptions | undefined;
}

/** A number that counts to its value when it comes into view, and again when the value changes. */
export function CountUp({ value, from = 0, duration = 1200, fadeIn, format, className, ...props }: CountUpProps) {
  const numberRef = useRef<HTMLSpanElement>(null);
  const shown = useCount(numberRef, value, from, duration);
  const { number } = useFormat();
  const written = (amount: number) => number(amount, { maximumFractionDigits: 20, ...format });
  return (
    <span
      data-slot="count-up"
      data-state={shown === value ? 'complete' : 'counting'}
      className={cn('inline-grid tabular-nums *:[grid-area:1/1]', className)}
      {...props}
    >
      {/* The final number: it is read out and copied, and its width keeps the layout still while it counts. */}
      <span data-slot="count-up-value" className="opacity-0">
        {written(value)}
      </span>
      <span
        ref={numberRef}
        aria-hidden
        data-slot="count-up-number"
        className={cn('text-end select-none', fadeIn !== undefined && 'animate-fade-in motion-reduce:animate-none')}
        style={fadeIn === undefined ? undefined : { animationDuration: `${fadeIn}ms` }}
      >
        {written(shown)}
      </span>
    </span>
  );
}
