export { Toast, ToastProvider, toastDuration, type ToastProps, type ToastProviderProps } from './toast.tsx';
