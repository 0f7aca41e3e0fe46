import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

type Scroller = RefObject<HTMLElement | null>;

const inputs = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/** Keeps two scrollers of the same content at the same place: the second leads, unless the last input was in the first. */
export function useScrollTogether(first: Scroller, second: Scroller): void {
  const firstLeads = useRef(false);
  const follow = useRef(() => {
    const [leading, other] = firstLeads.current ? [first.current, second.current] : [second.current, first.current];
    if (!leading || !other) return;
    other.scrollLeft = leading.scrollLeft;
    other.scrollTop = leading.scrollTop;
  });

  // The rendered content may have another size than before.
  useLayoutEffect(() => follow.current());
  useEffect(() => {
    const lead = ({ target }: Event) => {
      firstLeads.current = target instanceof Node && first.current?.contains(target) === true;
    };
    const scrollers = [first.current, second.current];
    const onScroll = follow.current;
    for (const type of inputs) window.addEventListener(type, lead, { capture: true, passive: true });
    for (const scroller of scrollers) scroller?.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      for (const type of inputs) window.removeEventListener(type, lead, { capture: true });
      for (const scroller of scrollers) scroller?.removeEventListener('scroll', onScroll);
    };
  }, [first, second]);
}
