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
  /** The queue to show, for toasts that are added outside of React. Without it the provider makes one. */
  manager?: ToastManager | undefined;
  /**
   * How many of the queue are shown at once; the others wait until one closes.
   * @default 3
   */
  limit?: number | undefined;
  /** Words in place of the provider's. */
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

/** Holds the toasts of everything inside it and the corner that they are shown in. Once, around the application. */
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
