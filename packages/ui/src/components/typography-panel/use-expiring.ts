'use client';

import { useEffect, useState } from 'react';

/**
 * Returns a message for `duration` ms, then undefined. The same message is returned again after there was
 * another message, or none, in between.
 */
export function useExpiring(message: string | undefined, duration: number): string | undefined {
  const [expired, setExpired] = useState<string>();
  useEffect(() => {
    // A timer with Infinity would end at once.
    if (!message || duration === Infinity) return undefined;
    const timer = setTimeout(() => setExpired(message), duration);
    return () => {
      clearTimeout(timer);
      setExpired(undefined);
    };
  }, [message, duration]);
  return message === expired ? undefined : message;
}
