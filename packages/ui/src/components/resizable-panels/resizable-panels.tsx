'use client';

import type { ComponentProps, Ref } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { cn } from '../../lib/cn.ts';

export interface ResizablePanelsRootProps extends ComponentProps<typeof Group> {
  /** The element of the part. */
  ref?: Ref<HTMLDivElement | null> | undefined;
}

/** Panels beside or above each other that share the room. Give each panel an `id` to keep the layout: `onLayoutChanged`, `defaultLayout`. */
export function ResizablePanelsRoot({ ref, className, ...props }: ResizablePanelsRootProps) {
  return (
    <Group elementRef={ref} data-slot="resizable-panels" className={cn('min-h-0 min-w-0', className)} {...props} />
  );
}

export interface ResizablePanelsPanelProps extends ComponentProps<typeof Panel> {
  /** The element of the part. */
  ref?: Ref<HTMLDivElement | null> | undefined;
}

/** One panel, which scrolls. Sizes are numbers of px, or texts as "30%" or "20rem"; a `collapsible` one closes when it is made smaller than `minSize`. */
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
  /** What is resized: the accessible name. */
  'aria-label': string;
  /** The element of the part. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The line between two panels: dragged, or moved by the arrow keys. A double click brings back the size at first. */
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
