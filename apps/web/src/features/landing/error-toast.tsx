import { Toast, ToastProvider } from '@palimpsest/ui';

export interface ErrorToastProps {
  open: boolean;
  title: string | undefined;
  onClose: () => void;
}

/** What keeps a visitor from going on, in the corner of the page. */
export function ErrorToast({ open, title, onClose }: ErrorToastProps) {
  return (
    <ToastProvider>
      <Toast tone="danger" title={title} open={open} onOpenChange={(stays) => (stays ? undefined : onClose())} />
    </ToastProvider>
  );
}
