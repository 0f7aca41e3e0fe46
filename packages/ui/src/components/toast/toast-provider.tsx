'use client';

import * as Direction from '@radix-ui/react-direction';
import * as RadixToast from '@radix-ui/react-toast';
import { createContext, Fragment, use, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useMessages } from '../../messages/context.ts';
import { createToastManager, toastDuration, type QueuedToast, type ToastManager } from './toast-manager.ts';
import { toastMessages, type ToastMessages } from './toast.messages.ts';
import { Toast, type ToastProps } from './toast.tsx';

const ToastContext = /* @__PURE__ */ createContext<ToastManager | null>(null);

/**
 * Returns the manager of the ToastProvider around the component: `useToasts().add({ title: 'Saved' })`.
 * @throws {Error} if there is no ToastProvider.
 */
export function useToasts(): ToastManager {
  const manager = use(ToastContext);
  if (!manager) throw new Error('useToasts found no ToastProvider. Put one around the application.');
  return manager;
}

/** A toast of the queue, with the props of Toast. If you draw it from parts, pass `open` and `onOpenChange` to `Toast.Root`. */
export type ShownToast = Omit<QueuedToast, 'onClose' | 'key'> & Pick<ToastProps, 'onOpenChange'>;

export interface ToastProviderProps {
  /** The queue of toasts. Set it if toasts are added outside of React. @default a queue of its own */
  manager?: ToastManager | undefined;
  /**
   * How many toasts are shown at once in the corner of the window. The others wait until one closes.
   * @default 3
   */
  limit?: number | undefined;
  /**
   * Draws a toast of the queue, for example from the parts of Toast.
   * @default a Toast
   */
  renderToast?: ((toast: ShownToast) => ReactNode) | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<ToastMessages> | undefined;
  /** The application. */
  children?: ReactNode;
}

const noToasts: readonly QueuedToast[] = [];

interface QueueProps extends Required<Pick<ToastProviderProps, 'limit' | 'renderToast'>> {
  manager: ToastManager;
  /** The name of the region. */
  label: string;
}

const renderDefault = ({ id: _id, ...toast }: ShownToast) => <Toast {...toast} />;

/** As high as a toast with its margin, in px: a bar that begins further up is not in its way. */
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
    // Also told where a bar is taken away.
    const observer = new ResizeObserver(measure);
    for (const bar of bars) observer.observe(bar);
    return () => observer.disconnect();
  }, [toasts]);
  return reach;
}

function Queue({ manager, limit = 3, renderToast = renderDefault, label }: QueueProps) {
  const toasts = useSyncExternalStore(manager.subscribe, manager.getToasts, () => noToasts);
  const stacked = toasts.filter(({ anchor }) => !anchor).slice(0, limit);
  const bottom = useReachOfBars(toasts);
  return (
    <>
      {toasts
        .filter((toast) => toast.anchor || stacked.includes(toast))
        .map(({ onClose: _onClose, key, ...toast }) => (
          <Fragment key={key}>
            {renderToast({ ...toast, onOpenChange: (open) => (open ? undefined : manager.close(toast.id)) })}
          </Fragment>
        ))}
      <RadixToast.Viewport
        data-slot="toast-viewport"
        label={label}
        className="fixed end-0 flex w-full max-w-104 flex-col gap-2 p-4 outline-none"
        style={{ bottom }}
      />
    </>
  );
}

/**
 * Holds the toasts, and draws them in the lower end corner of the window, above bars with `data-toasts-above`. Put one around the application.
 */
export function ToastProvider({ manager, limit, renderToast, messages, children }: ToastProviderProps) {
  const words = useMessages('toast', toastMessages, messages);
  const [ownManager] = useState(createToastManager);
  const usedManager = manager ?? ownManager;
  const swipeDirection = Direction.useDirection() === 'rtl' ? 'left' : 'right';
  return (
    <RadixToast.Provider duration={toastDuration} swipeDirection={swipeDirection} label={words.notification}>
      <ToastContext value={usedManager}>{children}</ToastContext>
      <Queue manager={usedManager} label={words.region} {...{ limit, renderToast }} />
    </RadixToast.Provider>
  );
}
