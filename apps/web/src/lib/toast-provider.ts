/** In a file of its own, so that its code is fetched once the page is there. */
export { ToastProvider } from '@palimpsest/ui';
