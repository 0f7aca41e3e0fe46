import { useCallback, useLayoutEffect, useState } from 'react';
import { joinIds } from './field-context.ts';

/** The ids of all descriptions that are on the page, and a function that adds one and returns a function that removes it. */
export function useDescriptions(describedBy: string | undefined) {
  const [messages, setMessages] = useState<readonly string[]>([]);
  const addMessage = useCallback((message: string) => {
    setMessages((known) => [...known, message]);
    return () => setMessages((known) => known.filter((other) => other !== message));
  }, []);
  return [joinIds(describedBy, ...messages), addMessage] as const;
}

/** Registers a message with the field around it, so that the control refers to it. */
export function useMessage(id: string | undefined, addMessage: ((id: string) => () => void) | undefined) {
  useLayoutEffect(() => (id ? addMessage?.(id) : undefined), [id, addMessage]);
}
