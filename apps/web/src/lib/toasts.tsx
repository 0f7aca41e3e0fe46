import { type ToastManager } from '@palimpsest/ui';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';

/** Fetches what shows toasts. */
export const loadToasts = () => import('./shown-toasts.ts');

const ShownToasts = lazy(async () => ({ default: (await loadToasts()).ToastProvider }));

const root = getRouteApi('__root__');

/** The toasts of the app: `useToasts().add({ title: 'Saved' })`. */
export function useToasts(): ToastManager {
  return root.useRouteContext().toasts;
}

/** The corner in which toasts are shown, there from the first toast on. */
export function Toasts({ manager }: { manager: ToastManager }) {
  const any = useSyncExternalStore(manager.subscribe, () => manager.getToasts().length > 0);
  const [asked, setAsked] = useState(false);
  if (any && !asked) setAsked(true);
  return asked ? (
    <Suspense>
      <ShownToasts manager={manager} />
    </Suspense>
  ) : null;
}
