import type { Conformance } from '../../testing/conformance.tsx';
import { Toast, ToastProvider } from './toast.tsx';

export const conformance: Conformance[] = [
  {
    name: 'ToastProvider',
    component: ToastProvider,
    slot: null,
    tag: 'ol',
    render: () => <ToastProvider />,
  },
  {
    name: 'Toast',
    component: Toast,
    slot: 'toast',
    tag: 'li',
    inPortal: true,
    render: (props) => (
      <ToastProvider>
        <Toast open title="Exported" onOpenChange={() => undefined} {...props} />
      </ToastProvider>
    ),
  },
];
