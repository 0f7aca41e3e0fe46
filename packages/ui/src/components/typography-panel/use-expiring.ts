'use client';

import { useEffect, useState } from 'react';

/**
 * Returns a message for `duration` ms, then undefined. To return the same message again, pass another message or undefined in between.
 * @param duration How long the message is returned, in ms; `Infinity` for as long as it is passed.
 */
export function useExpiring(message: string | undefined, duration: number): string | undefined {
  const [expired, setExpired] = useState<string>();
  useEffect(() => {
    // A timer with a delay of Infinity would fire at once.
    if (!message || duration === Infinity) return undefined;
    const timer = setTimeout(() => setExpired(message), duration);
    return () => {
      clearTimeout(timer);
      setExpired(undefined);
    };
  }, [message, duration]);
  return message === expired ? undefined : message;
}
