// A file of its own, so that what shows toasts can be fetched by itself.
export { ToastProvider } from '@palimpsest/ui';
