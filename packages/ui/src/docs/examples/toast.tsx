import { Button, ToastProvider, useToasts } from '@palimpsest/ui';

function ExportButton() {
  const toasts = useToasts();
  return (
    <Button onClick={() => toasts.add({ tone: 'success', title: 'Exported at the original size' })}>
      Export the poster
    </Button>
  );
}

export function ExportToast() {
  return (
    <ToastProvider>
      <ExportButton />
    </ToastProvider>
  );
}
