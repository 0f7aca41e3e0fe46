'use client';

import * as Direction from '@radix-ui/react-direction';
import * as RadixToast from '@radix-ui/react-toast';
import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useMessages } from '../../messages/context.ts';
import { createToastManager, toastDuration, type QueuedToast, type ToastManager } from './toast-manager.ts';
import { toastMessages, type ToastMessages } from './toast.messages.ts';
import { Toast } from './toast.tsx';

const ToastContext = /* @__PURE__ */ createContext<ToastManager | null>(null);

/** The manager of the ToastProvider around the component: `useToasts().add({ title: 'Saved' })`. */
export function useToasts(): ToastManager {
  const manager = use(ToastContext);
  if (!manager) throw new Error('useToasts found no ToastProvider. Put one around the application.');
  return manager;
}

export interface ToastProviderProps {
  /** The queue to show. Needed if toasts are added outside of React. @default a queue of its own */
  manager?: ToastManager | undefined;
  /**
   * How many toasts are shown at once. The others wait until one closes.
   * @default 3
   */
  limit?: number | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<ToastMessages> | undefined;
  /** The application. */
  children?: ReactNode;
}

const noToasts: readonly QueuedToast[] = [];

function Queue({ manager, limit }: { manager: ToastManager; limit: number }) {
  const toasts = useSyncExternalStore(manager.subscribe, manager.getToasts, () => noToasts);
  return toasts
    .slice(0, limit)
    .map(({ id, onClose: _onClose, ...toast }) => (
      <Toast key={id} {...toast} onOpenChange={(open) => (open ? undefined : manager.close(id))} />
    ));
}

/** Holds the toasts, and draws them in a corner of the window. Put one around the application. */
export function ToastProvider({ manager, limit = 3, messages, children }: ToastProviderProps) {
  const words = useMessages('toast', toastMessages, messages);
  const [ownManager] = useState(createToastManager);
  const shown = manager ?? ownManager;
  const towardsTheEdge = Direction.useDirection() === 'rtl' ? 'left' : 'right';
  return (
    <RadixToast.Provider duration={toastDuration} swipeDirection={towardsTheEdge} label={words.notification}>
      <ToastContext value={shown}>{children}</ToastContext>
      <Queue manager={shown} limit={limit} />
      <RadixToast.Viewport
        data-slot="toast-viewport"
        label={words.region}
        className="fixed end-0 bottom-0 flex w-full max-w-104 flex-col gap-2 p-4 outline-none"
      />
    </RadixToast.Provider>
  );
}
