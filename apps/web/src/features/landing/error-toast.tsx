import { Toast, ToastProvider } from '@palimpsest/ui';

export interface ErrorToastProps {
  title: string | undefined;
  open: boolean;
  onClose: () => void;
}

/** The landing page's error, with a corner of its own to be shown in. */
export function ErrorToast({ title, open, onClose }: ErrorToastProps) {
  return (
    <ToastProvider>
      <Toast tone="danger" title={title} open={open} onOpenChange={(next) => (next ? undefined : onClose())} />
    </ToastProvider>
  );
}
