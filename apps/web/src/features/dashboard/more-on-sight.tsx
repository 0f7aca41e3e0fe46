import { Button } from '@palimpsest/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWords } from '../../messages/words.ts';

export interface MoreOnSightProps {
  /** The next page is on its way. */
  loading: boolean;
  onMore: () => void;
}

/** Asks for the next page as soon as it comes into sight; its button does so for whoever gets there by keyboard. */
export function MoreOnSight({ loading, onMore }: MoreOnSightProps) {
  const place = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(onMore);
  const { showMore } = useWords('dashboard');
  const shared = useWords('shared');
  // Where it is still in sight after a page has come, the next one is asked for.
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
