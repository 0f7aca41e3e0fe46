import { type ToastManager } from '@palimpsest/ui';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { reportFault } from './report-fault.ts';

const loadToasts = () => import('./shown-toasts.ts');

const ShownToasts = lazy(async () => ({ default: (await loadToasts()).ToastProvider }));

const root = getRouteApi('__root__');

/** The toasts of the app: added through `useToasts`. */
export function useToasts(): ToastManager {
  return root.useRouteContext().toasts;
}

/** The corner in which toasts are shown, there from the first toast on. */
export function Toasts({ manager }: { manager: ToastManager }) {
  const any = useSyncExternalStore(manager.subscribe, () => manager.getToasts().length > 0);
  const [asked, setAsked] = useState(false);
  if (any && !asked) setAsked(true);
  // What a toast tells of begins with a pointer or a key: its code is there before, also where the connection is lost meanwhile.
  useEffect(() => {
    const load = () => void loadToasts().catch((error: unknown) => reportFault('Toasts could not be fetched.', error));
    const signs = ['pointermove', 'pointerdown', 'keydown'] as const;
    for (const sign of signs) window.addEventListener(sign, load, { once: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, load);
    };
  }, []);
  return asked ? (
    <Suspense>
      <ShownToasts manager={manager} />
    </Suspense>
  ) : null;
}
