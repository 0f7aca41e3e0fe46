import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';

/** The number of cards that a laptop's screen shows at once, which render first; as many follow each time the page is idle. */
const firstCards = 10;

/** Returns the cards to render: the first screen of a list at once, further cards and later lists while the page stays responsive. */
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
