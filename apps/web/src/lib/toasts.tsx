import type { ToastManager } from '@palimpsest/ui';
import { useServices } from './services.ts';

/** The toasts of the app, which `ToastProvider` shows in the corner of each page. */
export function useToasts(): ToastManager {
  return useServices().toasts;
}
