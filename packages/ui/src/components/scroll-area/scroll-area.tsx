'use client';

import * as RadixScrollArea from '@radix-ui/react-scroll-area';
import type { ComponentProps, Ref } from 'react';
import { cn } from '../../lib/cn.ts';

export interface ScrollAreaProps extends Omit<ComponentProps<typeof RadixScrollArea.Root>, 'type'> {
  /**
   * The direction in which it scrolls.
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal' | 'both' | undefined;
  /**
   * When a scroll bar is visible, if the content is larger than the area: `hover` while the pointer is over the area, `auto` always.
   * @default 'hover'
   */
  bars?: 'hover' | 'auto' | undefined;
  /**
   * The accessible name of the scrolling element, which also makes it a region with a tab stop. Set it if nothing inside can be focused:
   * otherwise keys cannot scroll the area.
   */
  label?: string | undefined;
  /** A ref to the scrolling element. `ref` goes to the outer element. */
  viewportRef?: Ref<HTMLDivElement> | undefined;
}

function ScrollBar({ orientation }: { orientation: 'vertical' | 'horizontal' }) {
  return (
    <RadixScrollArea.Scrollbar
      data-slot="scroll-area-bar"
      orientation={orientation}
      className="flex touch-none p-0.5 transition-[opacity] duration-fast select-none data-[orientation=horizontal]:h-2.5 data-[orientation=horizontal]:flex-col data-[orientation=vertical]:w-2.5 data-[state=hidden]:animate-fade-out data-[state=visible]:animate-fade-in"
    >
      <RadixScrollArea.Thumb
        data-slot="scroll-area-thumb"
        className="relative flex-1 rounded-full bg-strong/45 transition-[background-color] duration-fast before:absolute before:top-1/2 before:left-1/2 before:size-full before:min-h-11 before:min-w-11 before:-translate-1/2 hover:bg-strong/80 forced-colors:bg-[ButtonText]"
      />
    </RadixScrollArea.Scrollbar>
  );
}

/** An area with native scrolling, and with scroll bars that take no space. */
export function ScrollArea({
  orientation = 'vertical',
  bars = 'hover',
  label,
  viewportRef,
  className,
  children,
  ...props
}: ScrollAreaProps) {
  return (
    <RadixScrollArea.Root
      data-slot="scroll-area"
      data-orientation={orientation}
      type={bars}
      className={cn('relative flex min-h-0 min-w-0 flex-col overflow-hidden', className)}
      {...props}
    >
      <RadixScrollArea.Viewport
        ref={viewportRef}
        data-slot="scroll-area-viewport"
        {...(label ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
        className="min-h-0 w-full flex-1 overscroll-contain rounded-[inherit] focus-visible:-outline-offset-2"
      >
        {children}
      </RadixScrollArea.Viewport>
      {orientation === 'horizontal' ? null : <ScrollBar orientation="vertical" />}
      {orientation === 'vertical' ? null : <ScrollBar orientation="horizontal" />}
      {orientation === 'both' ? <RadixScrollArea.Corner /> : null}
    </RadixScrollArea.Root>
  );
}
