/** The region of toasts stands in a file of its own, so that the page does not wait for its code. */
export { ToastProvider } from '@palimpsest/ui';
