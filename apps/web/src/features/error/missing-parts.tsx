import { Banner, Button } from '@palimpsest/ui';
import { useSyncExternalStore } from 'react';
import { missingParts } from '../../lib/on-demand/missing-parts.ts';
import { useCrashWords } from './error.messages.ts';

/** Says over the page that what was asked for could not be fetched, as long as it is missing. */
export function MissingParts() {
  const words = useCrashWords();
  const part = useSyncExternalStore(missingParts.subscribe, missingParts.get).at(-1);
  if (!part) return null;
  return (
    <Banner
      tone="danger"
      className="fixed inset-x-4 bottom-4 mx-auto max-w-140 shadow-floating max-sm:bottom-18"
      action={
        <>
          <Button size="sm" onClick={part.retry}>
            {words.retry}
          </Button>
          {part.giveUp ? (
            <Button size="sm" variant="ghost" onClick={part.giveUp}>
              {words.close}
            </Button>
          ) : null}
        </>
      }
    >
      {words.partNotFetched}
    </Banner>
  );
}
