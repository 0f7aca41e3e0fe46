'use client';

import { useSyncExternalStore } from 'react';

/** Midnight in the local time zone, in ms since 1970. @param days 0 for the start of today, 1 for that of tomorrow. */
const midnight = (days: number) => new Date().setHours(24 * days, 0, 0, 0);

const startOfToday = () => midnight(0);

/** Calls back at each midnight, and when the page is shown again: the timers of a computer that sleeps stand still. */
function onNewDay(listener: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(notify, midnight(1) - Date.now());
  };
  const notify = () => {
    listener();
    clearTimeout(timer);
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', notify);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}

/** The start of the current day in the local time zone, in ms since 1970. It changes at midnight. */
export function useToday(): number {
  return useSyncExternalStore(onNewDay, startOfToday, startOfToday);
}
