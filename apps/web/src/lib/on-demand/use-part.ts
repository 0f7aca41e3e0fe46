import { useEffect, useEffectEvent, useState } from 'react';
import { isOutdated } from './is-outdated.ts';
import { missingParts } from './missing-parts.ts';
import { reportFault } from '../report-fault.ts';

export interface UsePartOptions {
  /** Whether it is needed now. What was fetched stays. */
  wanted: boolean;
  /** Called when the user goes on without it. @default they can only try again */
  onGiveUp?: (() => void) | undefined;
}

/**
 * A part of the app that is fetched when it is first needed. Where it cannot be fetched, the page stays as it is and says so (`MissingParts`); where
 * that is because a new version was installed, the page is loaded anew.
 * @param load brings the part: always the same function
 * @returns undefined until it is there
 */
export function usePart<Part extends object>(
  load: () => Promise<Part>,
  { wanted, onGiveUp }: UsePartOptions,
): Part | undefined {
  const [part, setPart] = useState<Part>();
  const giveUp = useEffectEvent(() => onGiveUp?.());
  const canGiveUp = onGiveUp !== undefined;
  const isMissing = wanted && !part;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isLeft = false;
    let forget: (() => void) | undefined;
    const fetchIt = async () => {
      forget?.();
      try {
        const loaded = await load();
        if (!isLeft) setPart(() => loaded);
      } catch (error) {
        reportFault('A part of the app could not be fetched.', error);
        const outdated = await isOutdated();
        if (isLeft) return;
        if (outdated) window.location.reload();
        else forget = missingParts.add({ retry: () => void fetchIt(), giveUp: canGiveUp ? giveUp : undefined });
      }
    };
    void fetchIt();
    return () => {
      isLeft = true;
      forget?.();
    };
  }, [isMissing, load, canGiveUp]);
  return part;
}
