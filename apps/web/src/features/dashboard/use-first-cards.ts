import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';

/** As many cards as the screen of a laptop shows at once; as many come each time that the page is idle, until all are there. */
const firstCards = 10;

/** The cards of a list: the first screen of them comes at once, the others and every other list while the page answers to input. */
export function useFirstCards<Card>(cards: readonly Card[]): readonly Card[] {
  const later = useDeferredValue(cards);
  const [count, setCount] = useState(firstCards);
  const isWhole = count >= later.length;
  useEffect(() => {
    if (isWhole) return undefined;
    let left = false;
    const bringMore = async () => {
      await whenIdle();
      if (!left) startTransition(() => setCount(count + firstCards));
    };
    void bringMore();
    return () => {
      left = true;
    };
  }, [count, isWhole]);
  return isWhole ? later : later.slice(0, count);
}
