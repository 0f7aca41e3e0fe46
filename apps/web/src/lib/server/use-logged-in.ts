import { clientEvents } from '@palimpsest/api-client';
import { useSyncExternalStore } from 'react';
import { useApi } from '../services.ts';

/** Whether someone is logged in, here or in another tab. */
export function useLoggedIn(): boolean {
  const { client } = useApi();
  return useSyncExternalStore(
    (notify) => {
      const stop = client.on(clientEvents.sessionChange, notify);
      window.addEventListener('storage', notify);
      return () => {
        stop();
        window.removeEventListener('storage', notify);
      };
    },
    client.session.isLoggedIn,
    () => false,
  );
}
