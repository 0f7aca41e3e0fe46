import type { ToastManager } from '@palimpsest/ui';
import { createElement, useEffect, useSyncExternalStore } from 'react';
import { onFirstSign } from './on-demand/on-first-sign.ts';
import { reportFault } from './report-fault.ts';
import { useServices } from './services.ts';
import { usePart } from './on-demand/use-part.ts';

const loadToasts = async () => (await import('./shown-toasts.ts')).ToastProvider;

/** The toasts of the app: added through `useToasts`. */
export function useToasts(): ToastManager {
  return useServices().toasts;
}

/** The corner in which toasts are shown, there from the first toast on. */
export function Toasts({ manager }: { manager: ToastManager }) {
  const any = useSyncExternalStore(
    manager.subscribe,
    () => manager.getToasts().length > 0,
    () => false,
  );
  const ShownToasts = usePart(loadToasts, { wanted: any });
  // What a toast tells of begins with a pointer or a key: its code is there before, also where the connection is lost meanwhile.
  useEffect(
    () =>
      onFirstSign(
        () => void loadToasts().catch((error: unknown) => reportFault('Toasts could not be fetched.', error)),
      ),
    [],
  );
  return ShownToasts ? createElement(ShownToasts, { manager }) : null;
}
