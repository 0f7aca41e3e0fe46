'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { OpenChangeOptions } from '../../lib/open-state.tsx';
import {
  InnerTrigger,
  TooltipArrow,
  TooltipContent,
  TooltipPortal,
  TooltipRoot,
  TooltipTrigger,
  type TooltipRootProps,
} from './tooltip-parts.tsx';

export interface TooltipProps
  extends Omit<ComponentProps<typeof TooltipContent>, 'content'>, OpenChangeOptions, Pick<TooltipRootProps, 'delay'> {
  /** A few words. Do not put information here that is not available elsewhere. */
  content: ReactNode;
  /** The element that is explained. It must accept a ref and be focusable. */
  children: ReactNode;
  /** Whether the tooltip has an arrow that points at the element. @default false */
  arrow?: boolean | undefined;
  /** The element that the tooltip is drawn into. @default that of the PalimpsestProvider, else the body */
  container?: HTMLElement | null | undefined;
}

/** A short text that names or explains a control, shown while the control is hovered or has the focus. It is also available as parts. */
export function Tooltip({
  content,
  children,
  delay,
  open,
  defaultOpen,
  onOpenChange,
  arrow = false,
  container,
  ...props
}: TooltipProps) {
  return (
    <TooltipRoot {...{ delay, open, defaultOpen, onOpenChange }}>
      <InnerTrigger asChild>{children}</InnerTrigger>
      <TooltipPortal container={container}>
        <TooltipContent {...props}>
          {content}
          {arrow ? <TooltipArrow /> : null}
        </TooltipContent>
      </TooltipPortal>
    </TooltipRoot>
  );
}

Tooltip.Root = TooltipRoot;
Tooltip.Trigger = TooltipTrigger;
Tooltip.Portal = TooltipPortal;
Tooltip.Content = TooltipContent;
Tooltip.Arrow = TooltipArrow;
