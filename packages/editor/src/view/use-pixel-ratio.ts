import { Konva } from 'konva/lib/Global.js';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  let query: MediaQueryList;
  // The query is for one ratio: after a change it has to be asked for the next.
  const watch = () => {
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', onChange, { once: true });
  };
  const onChange = () => {
    Konva.pixelRatio = devicePixelRatio;
    watch();
    listener();
  };
  watch();
  return () => query.removeEventListener('change', onChange);
}

/**
 * Pixels of the device for one of the screen. Konva reads it once: a stage has to be made anew, with this as its `key`, when the
 * window moves to another monitor.
 */
export function usePixelRatio(): number {
  return useSyncExternalStore(subscribe, () => Konva.pixelRatio);
}
