import { Button } from '@palimpsest/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWords } from '../../messages/words.ts';

export interface MoreOnSightProps {
  /** The next page is on its way. */
  loading: boolean;
  onMore: () => void;
}

/** Loads the next page as soon as this element scrolls into view; its button does so for keyboard users. */
export function MoreOnSight({ loading, onMore }: MoreOnSightProps) {
  const place = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(onMore);
  const { showMore } = useWords('dashboard');
  const shared = useWords('shared');
  // A new observer after each page loads the next one if the element is still in view.
  useEffect(() => {
    const element = place.current;
    if (!element || loading) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) ask();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [loading]);
  return (
    <div ref={place} className="col-span-full flex justify-center pt-4">
      <Button loading={loading} loadingText={shared.loading} onClick={onMore}>
        {showMore}
      </Button>
    </div>
  );
}
