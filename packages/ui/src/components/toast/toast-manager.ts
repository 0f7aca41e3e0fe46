import type { ReactNode } from 'react';

/** The default duration of a toast, in ms. */
export const toastDuration = 5000;

/** How long the opening and the closing animation of a toast take, in ms: the duration token `slow`. */
export const toastAnimation = 300;

/** The kind of a toast. `loading` shows a spinner and stays until it is updated or closed. */
export type ToastTone = 'info' | 'success' | 'danger' | 'loading';

export interface ToastAction {
  /** The text of the button, in one or two words: "Undo". */
  label: string;
  /** Called when the button is pressed. The toast then closes. */
  onSelect: () => void;
}

export interface ToastOptions {
  /** Unique among the toasts. A new toast replaces the one with the same id: it is announced, and stays for its own duration. @default a generated id */
  id?: string | undefined;
  /**
   * The kind of the toast.
   * @default 'info'
   */
  tone?: ToastTone | undefined;
  /** A few words that say what happened. */
  title: ReactNode;
  /** One more sentence, below the title. */
  description?: ReactNode;
  /** A button in the toast. A press on it also closes the toast. */
  action?: ToastAction | undefined;
  /**
   * How long it stays, in ms; `Infinity` keeps it until it is dismissed.
   * @default 5000, or Infinity while loading
   */
  duration?: number | undefined;
  /** Called once when the toast closes: it is dismissed, its duration is over, or `close` is called. */
  onClose?: (() => void) | undefined;
}

/** One toast of the queue. */
export interface QueuedToast extends ToastOptions {
  /** Unique among the toasts. */
  id: string;
  /** Unique among all toasts, also among those that replace each other under one id. */
  key: number;
  /** False while it fades out. */
  open: boolean;
}

/** A queue of toasts. Pass it to ToastProvider. */
export interface ToastManager {
  /** Adds a toast, and returns its id. */
  add: (options: ToastOptions) => string;
  /**
   * Changes a waiting or shown toast. A new `duration` restarts its timer. Screen readers do not announce it: for that, add a toast with the
   * same id. An unknown id is ignored.
   */
  update: (id: string, options: Partial<Omit<ToastOptions, 'id'>>) => void;
  /** Closes the toast with this id. */
  close: (id: string) => void;
  /** Calls `listener` after each change, for `useSyncExternalStore`. Returns a function that removes the listener. */
  subscribe: (listener: () => void) => () => void;
  /** Returns all toasts, for `useSyncExternalStore`: the same array until something changes. */
  getToasts: () => readonly QueuedToast[];
}

/** Creates a queue of toasts, for use inside and outside of React. */
export function createToastManager(): ToastManager {
  let toasts: readonly QueuedToast[] = [];
  let added = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly QueuedToast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  const add: ToastManager['add'] = (options) => {
    added += 1;
    const id = options.id ?? `toast-${added}`;
    const toast = { ...options, id, key: added, open: true };
    const known = toasts.some((other) => other.id === id);
    set(known ? toasts.map((other) => (other.id === id ? toast : other)) : [...toasts, toast]);
    return id;
  };

  const update: ToastManager['update'] = (id, options) => {
    set(toasts.map((toast) => (toast.id === id && toast.open ? { ...toast, ...options } : toast)));
  };

  const close: ToastManager['close'] = (id) => {
    const closing = toasts.filter((toast) => toast.open && toast.id === id);
    if (closing.length === 0) return;
    const closed = new Map(closing.map((toast) => [toast, { ...toast, open: false }]));
    set(toasts.map((toast) => closed.get(toast) ?? toast));
    for (const { onClose } of closing) onClose?.();
    // A toast that is added again under the same id is another object.
    const fading = new Set<QueuedToast>(closed.values());
    setTimeout(() => set(toasts.filter((toast) => !fading.has(toast))), toastAnimation);
  };

  const subscribe: ToastManager['subscribe'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return { add, update, close, subscribe, getToasts: () => toasts };
}
