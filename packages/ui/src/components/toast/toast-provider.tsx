'use client';

import * as Direction from '@radix-ui/react-direction';
import * as RadixToast from '@radix-ui/react-toast';
import { useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useMessages } from '../../messages/context.ts';
import { createToastManager, toastDuration, type QueuedToast, type ToastManager } from './toast-manager.ts';
import { toastMessages } from './toast.tsx';
import { Toast } from './toast.tsx';

export interface ToastProviderProps {
  /** The queue of toasts. @default an empty one, for a Toast that the caller draws */
  manager?: ToastManager | undefined;
  /** The application, or a Toast. */
  children?: ReactNode;
}

/** How many toasts are shown at once. The others wait until one closes. */
const maxShown = 3;

const noToasts: readonly QueuedToast[] = [];

/** The height of a toast with its margin, in px: a bar that begins further up is not in its way. */
const roomOfToast = 80;

/** How far bars reach into the window from below, one above the other, in px. A column beside the page is no bar. */
function reachOf(bars: readonly Element[]): number {
  return bars
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height }) => height > 0 && height < innerHeight / 2)
    .toSorted((one, other) => other.bottom - one.bottom)
    .reduce((reach, { top, bottom }) => (innerHeight - bottom < reach + roomOfToast ? innerHeight - top : reach), 0);
}

/** How far the bars reach that toasts must not cover, the elements with `data-toasts-above`, in px. Measured while toasts are shown. */
function useReachOfBars(toasts: readonly QueuedToast[]): number {
  const [reach, setReach] = useState(0);
  useLayoutEffect(() => {
    if (toasts.length === 0) return undefined;
    const bars = [...document.querySelectorAll('[data-toasts-above]')];
    const measure = () => setReach(reachOf(bars));
    measure();
    // The observer also reports the removal of a bar.
    const observer = new ResizeObserver(measure);
    for (const bar of bars) observer.observe(bar);
    return () => observer.disconnect();
  }, [toasts]);
  return reach;
}

/** Draws the toasts of the queue, and the region at the end of the window in which they stand. */
function Queue({ manager, label }: { manager: ToastManager; label: string }) {
  const toasts = useSyncExternalStore(manager.subscribe, manager.getToasts, () => noToasts);
  const bottom = useReachOfBars(toasts);
  return (
    <>
      {toasts.slice(0, maxShown).map(({ onClose: _onClose, key, id, ...toast }) => (
        <Toast key={key} {...toast} onOpenChange={(open) => (open ? undefined : manager.close(id))} />
      ))}
      <RadixToast.Viewport
        data-slot="toast-viewport"
        label={label}
        className="pal-root fixed end-0 flex w-full max-w-104 flex-col gap-2 p-4 outline-none"
        style={{ bottom }}
      />
    </>
  );
}

/**
 * Holds the toasts, and draws them in the lower end corner of the window, above bars with `data-toasts-above`. Put one around the application.
 */
export function ToastProvider({ manager, children }: ToastProviderProps) {
  const words = useMessages('toast', toastMessages);
  const [ownManager] = useState(createToastManager);
  const swipeDirection = Direction.useDirection() === 'rtl' ? 'left' : 'right';
  return (
    <RadixToast.Provider duration={toastDuration} swipeDirection={swipeDirection} label={words.notification}>
      {children}
      <Queue manager={manager ?? ownManager} label={words.region} />
    </RadixToast.Provider>
  );
}
