'use client';

import type { ComponentProps, Ref } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { cn } from '../../lib/cn.ts';

export interface ResizablePanelsRootProps extends ComponentProps<typeof Group> {
  /** A ref to the outer element. */
  ref?: Ref<HTMLDivElement | null> | undefined;
}

/** Panels beside or below each other that share the space. To save the layout with `onLayoutChanged` and `defaultLayout`, give each panel an `id`. */
export function ResizablePanelsRoot({ ref, className, ...props }: ResizablePanelsRootProps) {
  return (
    <Group elementRef={ref} data-slot="resizable-panels" className={cn('min-h-0 min-w-0', className)} {...props} />
  );
}

export interface ResizablePanelsPanelProps extends ComponentProps<typeof Panel> {
  /** A ref to the outer element. */
  ref?: Ref<HTMLDivElement | null> | undefined;
}

/**
 * One panel, which scrolls. A size is a number in px, or a string such as "30%" or "20rem". A `collapsible` panel collapses when it is made
 * smaller than `minSize`. `className` goes to the scrolling element inside, all other props go to the panel.
 */
export function ResizablePanelsPanel({ ref, className, children, ...props }: ResizablePanelsPanelProps) {
  return (
    <Panel elementRef={ref} data-slot="resizable-panels-panel" {...props}>
      <div data-slot="resizable-panels-content" className={cn('h-full min-w-0 overflow-auto', className)}>
        {children}
      </div>
    </Panel>
  );
}

export interface ResizablePanelsHandleProps extends ComponentProps<typeof Separator> {
  /** The accessible name: the panel that is resized. */
  'aria-label': string;
  /** A ref to the outer element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The line between two panels. Users drag it or move it with the arrow keys. A double click restores the default size. */
export function ResizablePanelsHandle({ ref, className, ...props }: ResizablePanelsHandleProps) {
  return (
    <Separator
      {...(ref ? { elementRef: ref } : {})}
      data-slot="resizable-panels-handle"
      className={cn(
        'relative w-px shrink-0 bg-line outline-none transition-[background-color] duration-fast aria-[orientation=horizontal]:h-px aria-[orientation=horizontal]:w-full',
        'data-[separator=hover]:bg-strong data-[separator=active]:bg-accent focus-visible:bg-accent',
        'after:absolute after:-inset-x-px after:inset-y-0 after:rounded-full data-[separator=active]:after:bg-accent focus-visible:after:bg-accent aria-[orientation=horizontal]:after:inset-x-0 aria-[orientation=horizontal]:after:-inset-y-px',
        'forced-colors:bg-[CanvasText] forced-colors:focus-visible:after:bg-[Highlight]',
        className,
      )}
      {...props}
    />
  );
}
