'use client';

import { Primitive } from '@radix-ui/react-primitive';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { useSlider } from './slider-context.ts';

/** The track below the thumbs. Put `Slider.Range` inside it. */
export function SliderTrack({ className, style, ...props }: ComponentProps<typeof Primitive.span>) {
  const { orientation } = useSlider('Track');
  return (
    <Primitive.span
      data-slot="slider-track"
      style={{ ...(orientation === 'vertical' && { width: 'var(--spacing)', height: 'auto' }), ...style }}
      className={cn(
        'relative col-start-1 row-start-1 h-1 overflow-hidden rounded-full bg-strong/35 forced-colors:bg-[GrayText]',
        className,
      )}
      {...props}
    />
  );
}

/** The distance from an end of the track to the middle of a thumb. The middle stays half a thumb away from both ends. */
const inset = (share: number) => `calc(2 * var(--spacing) + ${share} * (100% - 4 * var(--spacing)))`;

/** The filled part of the track: before the thumb, or between the first and the last of several thumbs. */
export function SliderRange({ className, style, ...props }: ComponentProps<typeof Primitive.span>) {
  const { values, shareOf, orientation } = useSlider('Range');
  const [first = 0, last = first] = [values[0], values.at(-1)];
  const start = values.length > 1 ? inset(shareOf(first)) : 0;
  const end = inset(1 - shareOf(last));
  return (
    <Primitive.span
      data-slot="slider-range"
      style={{
        ...(orientation === 'vertical'
          ? { insetInline: 0, bottom: start, top: end }
          : { insetInlineStart: start, insetInlineEnd: end }),
        ...style,
      }}
      className={cn(
        'absolute inset-y-0 bg-accent group-data-disabled:bg-strong forced-colors:bg-[Highlight] forced-colors:group-data-disabled:bg-[GrayText]',
        className,
      )}
      {...props}
    />
  );
}

export interface SliderValueProps extends Omit<ComponentProps<'output'>, 'children'> {
  /** Returns the content, from the formatted text and the number of each thumb. @default the formatted text */
  children?: ((text: string, ...values: number[]) => ReactNode) | undefined;
}

const verticalValue: CSSProperties = { gridArea: '2 / 1', margin: '0.5rem 0 0', textAlign: 'center' };

/** The formatted number, or the numbers of several thumbs, after the track or below it. Screen readers read it at the thumb instead. */
export function SliderValue({ className, style, children, ...props }: SliderValueProps) {
  const { values, texts, orientation } = useSlider('Value');
  const text = (texts ?? values).join(' – ');
  return (
    <output
      data-slot="slider-value"
      aria-live="off"
      style={{ ...(orientation === 'vertical' && verticalValue), ...style }}
      className={cn('col-start-2 row-start-1 ms-3 min-w-11 text-end text-xs text-muted tabular-nums', className)}
      {...props}
    >
      {children ? children(text, ...values) : text}
    </output>
  );
}
