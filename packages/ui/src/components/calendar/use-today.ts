'use client';

import { useSyncExternalStore } from 'react';
import { addDays, fromLocalDate, toLocalDate, type IsoDate } from './iso-date.ts';

const currentDay = () => fromLocalDate(new Date());

/** Calls back at each midnight, and when the page is shown again: the timers of a computer that sleeps stand still. */
function onNewDay(listener: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(tell, toLocalDate(addDays(currentDay(), 1)).getTime() - Date.now());
  };
  const tell = () => {
    listener();
    clearTimeout(timer);
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}

/** The current day in the local time zone. It changes at midnight. */
export function useToday(): IsoDate {
  return useSyncExternalStore(onNewDay, currentDay, currentDay);
}
