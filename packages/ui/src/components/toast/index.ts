export { Toast, ToastProvider, toastDuration, type ToastProps } from './toast.tsx';
