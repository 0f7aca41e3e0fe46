import { onDemand } from '../../lib/on-demand.tsx';

export const loadErrorToast = () => import('./error-toast.tsx');

/** Most visitors see no error: its toast is loaded with the first sign of a pointer or a key, at the latest with the error. */
export const ErrorToast = onDemand(async () => (await loadErrorToast()).ErrorToast);
