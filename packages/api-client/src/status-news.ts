import type { ProcessEvent } from '@palimpsest/contract';

/** Tells of a new status as soon as the server does. */
export interface StatusNews {
  /** Resolves with the next status that the server reports. */
  next: () => Promise<void>;
}

/**
 * Reads the events of a process to their end.
 * @param onEvent called with every event
 * @param onError called with the reason why no further events can be read; no status is reported from then on
 */
export function statusNews(
  events: AsyncIterable<ProcessEvent>,
  onEvent: ((event: ProcessEvent) => void) | undefined,
  onError: (error: unknown) => void,
): StatusNews {
  let isNew = false;
  let announce: (() => void) | undefined;
  const read = async () => {
    let last: ProcessEvent['status'] | undefined;
    for await (const event of events) {
      onEvent?.(event);
      if (event.status === last) continue;
      last = event.status;
      isNew = true;
      announce?.();
    }
  };
  read().catch(onError);
  return {
    async next() {
      if (!isNew) await new Promise<void>((resolve) => (announce = resolve));
      isNew = false;
    },
  };
}
