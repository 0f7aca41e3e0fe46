import { useCallback, useLayoutEffect, useState } from 'react';
import { joinIds } from './field-context.ts';

/**
 * Collects the ids of the descriptions that are on the page.
 * @returns the ids, separated by spaces, and a function that adds an id. That function returns one that removes the id.
 */
export function useDescriptions(describedBy: string | undefined) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const addId = useCallback((id: string) => {
    setIds((known) => [...known, id]);
    return () => setIds((known) => known.filter((other) => other !== id));
  }, []);
  return [joinIds(describedBy, ...ids), addId] as const;
}

/** Adds the id of a message to the field around it while the message is on the page, so that the control refers to it. */
export function useMessage(id: string | undefined, addMessage: ((id: string) => () => void) | undefined) {
  useLayoutEffect(() => (id ? addMessage?.(id) : undefined), [id, addMessage]);
}
