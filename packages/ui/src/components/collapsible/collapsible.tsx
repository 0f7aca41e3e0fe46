'use client';

import * as RadixCollapsible from '@radix-ui/react-collapsible';
import type { ComponentProps, ReactNode } from 'react';
import { ChevronDown } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { createOpenContext } from '../../lib/open-context.ts';
import { OpenRoot, useTriggerProps, type OpenRootProps } from '../../lib/open-root.tsx';

const CollapsibleOpening = /* @__PURE__ */ createOpenContext();

// The content element stays mounted, so `onOpenChangeComplete` cannot report that it has left the page.
export type CollapsibleRootProps = Omit<
  OpenRootProps<ComponentProps<typeof RadixCollapsible.Root>>,
  'onOpenChangeComplete'
>;

/** Holds the open state of the section: uncontrolled with `defaultOpen`, or controlled with `open` and `onOpenChange`. */
export function CollapsibleRoot(props: CollapsibleRootProps) {
  return <OpenRoot of={RadixCollapsible.Root} context={CollapsibleOpening} data-slot="collapsible" {...props} />;
}

export interface CollapsibleTriggerProps extends ComponentProps<typeof RadixCollapsible.Trigger> {
  /** Shown at the end of the line, for example a summary of the section. Ignored with `asChild`. */
  detail?: ReactNode;
}

/** The button that opens and closes the section. With `asChild`, it is the single child, without the arrow and `detail`. */
export function CollapsibleTrigger({ detail, className, children, asChild, ...given }: CollapsibleTriggerProps) {
  const props = useTriggerProps(CollapsibleOpening, given);
  if (asChild) {
    return (
      <RadixCollapsible.Trigger asChild data-slot="collapsible-trigger" className={className} {...props}>
        {children}
      </RadixCollapsible.Trigger>
    );
  }
  return (
    <RadixCollapsible.Trigger
      data-slot="collapsible-trigger"
      className={cn(
        'group flex min-h-8 w-full items-center gap-1.5 rounded-md text-start text-sm font-medium text-ink hover:text-accent disabled:text-faint',
        className,
      )}
      {...props}
    >
      <ChevronDown
        aria-hidden
        className="size-4 shrink-0 -rotate-90 text-faint transition-[rotate] duration-fast ease-out group-data-[state=open]:rotate-0 rtl:rotate-90 rtl:group-data-[state=open]:rotate-0"
      />
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {detail ? <span className="truncate text-xs font-normal text-muted">{detail}</span> : null}
    </RadixCollapsible.Trigger>
  );
}

/** The content of the section, shown while it is open. */
export function CollapsibleContent({ className, ...props }: ComponentProps<typeof RadixCollapsible.Content>) {
  return (
    <RadixCollapsible.Content
      data-slot="collapsible-content"
      className={cn(
        'animate-expand overflow-hidden [--expand-height:var(--radix-collapsible-content-height)] data-[state=closed]:animate-collapse',
        className,
      )}
      {...props}
    />
  );
}
