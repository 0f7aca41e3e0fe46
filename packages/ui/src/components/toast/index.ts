export { toastAnchor, type ToastAnchorOptions } from './toast-anchor.tsx';
export {
  createToastManager,
  type QueuedToast,
  type ToastAction,
  type ToastAnchor,
  type ToastManager,
  type ToastOptions,
  type ToastPromiseOptions,
  type ToastTone,
} from './toast-manager.ts';
export { ToastProvider, useToasts, type ShownToast, type ToastProviderProps } from './toast-provider.tsx';
export { Toast, type ToastProps } from './toast.tsx';
export type { ToastActionProps, ToastRootProps } from './toast-parts.tsx';
