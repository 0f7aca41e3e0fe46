export { createToastManager, type ToastManager, type ToastOptions } from './toast-manager.ts';
export { ToastProvider, type ToastProviderProps } from './toast-provider.tsx';
export { Toast, type ToastProps } from './toast.tsx';
