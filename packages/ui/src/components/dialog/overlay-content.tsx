'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { createContext, useState, type ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { rememberFocus } from './return-focus.ts';

type RadixContentProps = ComponentProps<typeof RadixDialog.Content>;

export interface OverlayContentProps extends RadixContentProps {
  /**
   * While it is busy, Escape, a press outside and the cross do not close it.
   * @default false
   */
  busy?: boolean | undefined;
  /**
   * The element that it is drawn into.
   * @default the body
   */
  container?: HTMLElement | null | undefined;
}

interface LayerProps extends OverlayContentProps {
  /** The `data-slot` of the scrim. */
  overlaySlot: string;
  /** Where on the page the content is placed. */
  overlayClassName: string;
}

/** Whether the overlay around a part is busy. */
export const BusyContext = /* @__PURE__ */ createContext(false);

/** Mounted only while the overlay is open, so that it knows which element had the focus before. */
function Surface({
  busy,
  className,
  onEscapeKeyDown,
  onInteractOutside,
  onCloseAutoFocus,
  ...props
}: OverlayContentProps) {
  const [giveFocusBack] = useState(rememberFocus);
  return (
    <RadixDialog.Content
      {...(busy ? { 'aria-busy': true } : {})}
      onEscapeKeyDown={(event) => {
        if (busy) event.preventDefault();
        onEscapeKeyDown?.(event);
      }}
      onInteractOutside={(event) => {
        if (busy) event.preventDefault();
        onInteractOutside?.(event);
      }}
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event);
        if (!event.defaultPrevented && giveFocusBack()) event.preventDefault();
      }}
      className={cn(
        'relative w-full border border-line bg-raised text-ink shadow-modal outline-none data-[state=closed]:animate-fade-out',
        className,
      )}
      {...props}
    />
  );
}

/** The layer of dialogs, sheets, drawers and the command menu: a scrim over the page, and the content on it. */
export function OverlayContent({ overlaySlot, overlayClassName, container, busy = false, ...props }: LayerProps) {
  return (
    <RadixDialog.Portal {...(container ? { container } : {})}>
      <RadixDialog.Overlay
        data-slot={overlaySlot}
        className={cn(
          'fixed inset-0 flex animate-fade-in overscroll-contain bg-scrim data-[state=closed]:animate-fade-out',
          overlayClassName,
        )}
      >
        <BusyContext value={busy}>
          <Surface busy={busy} {...props} />
        </BusyContext>
      </RadixDialog.Overlay>
    </RadixDialog.Portal>
  );
}
