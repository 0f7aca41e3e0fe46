'use client';

import { useEffect, useState } from 'react';

/**
 * The message while it is fresh; undefined once it was shown for `duration` ms. The same message is fresh again once there was
 * another, or none, in between.
 */
export function useExpiring(message: string | undefined, duration: number): string | undefined {
  const [expired, setExpired] = useState<string>();
  useEffect(() => {
    // A timer takes no Infinity: it would end at once.
    if (!message || duration === Infinity) return undefined;
    const timer = setTimeout(() => setExpired(message), duration);
    return () => {
      clearTimeout(timer);
      setExpired(undefined);
    };
  }, [message, duration]);
  return message === expired ? undefined : message;
}
