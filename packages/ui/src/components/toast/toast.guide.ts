import type { Guide, Meanings } from '../../docs/guide.ts';
import type { ToastAnchor } from './toast-manager.ts';
import type { ToastProps } from './toast.tsx';

export const toastGuide: Guide = {
  use: [
    'Something that was asked for has just happened, or failed, and the work goes on.',
    'A few words; nothing is lost when nobody reads them.',
  ],
  avoid: [
    'It must be read, or stays true: use Banner.',
    'It belongs to one field: use the error of that field.',
    'It needs an answer: use Dialog or ConfirmDialog.',
  ],
  anatomy: `<ToastProvider><App /></ToastProvider>;

const toasts = useToasts();
toasts.add({ tone: 'success', title: 'Exported at the original size' });
toasts.add({ title: '3 posters deleted', action: { label: 'Undo', onSelect: restore } });
toasts.add({ tone: 'success', title: 'Copied', anchor: toastAnchor(copyButton) });
await toasts.promise(exportPoster(), {
  loading: { title: 'Exporting' },
  success: (file: File) => ({ title: \`Exported \${file.name}\` }),
  error: (reason) => ({ title: 'Export failed', description: messageOf(reason) }),
});

// Outside of React
const manager = createToastManager();
manager.add({ title: 'Signed out' });
<ToastProvider manager={manager}><App /></ToastProvider>;

// A layout of your own, made of the parts
<ToastProvider
  renderToast={({ id, open, onOpenChange, tone, title }) => (
    <Toast.Root {...{ open, onOpenChange, tone }}>
      <Toast.Icon />
      <Toast.Title className="flex-1">{title}</Toast.Title>
      <Toast.Action altText="Open the list of exports" onClick={() => showExport(id)}>Show</Toast.Action>
      <Toast.Close />
    </Toast.Root>
  )}
>
  <App />
</ToastProvider>;`,
  keyboard: {
    F8: 'Goes to the toasts. All timers are paused while one has the focus.',
    Tab: 'Goes through them and their crosses.',
    Escape: 'Dismisses the one that has the focus.',
  },
  parts: {
    'toast-viewport': {},
    toast: {
      'data-tone': {
        info: 'Good to know.',
        success: 'What was asked for is done.',
        loading: 'Work is going on: a spinner, and it does not close by itself.',
        danger: 'It failed. Announced at once, the others when the reader pauses.',
      } satisfies Meanings<ToastProps['tone']>,
      'data-state': { open: 'While it is shown; `closed` for the 300 ms of fading out.' },
      'data-side': {
        top: 'Beside an element: above it.',
        right: 'On its right.',
        bottom: 'Below it.',
        left: 'On its left.',
      } satisfies Meanings<ToastAnchor['side']>,
    },
    'toast-icon': {},
    'toast-title': {},
    'toast-description': {},
    'toast-action': {},
    'close-button': {},
  },
};
