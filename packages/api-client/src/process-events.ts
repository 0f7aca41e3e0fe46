import { isTerminal, processEvent, statusPollMs, type ProcessEvent } from '@palimpsest/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { ApiClient } from './client.ts';
import { systemClock, type Clock } from './clock.ts';
import { ApiError, AuthenticationRequiredError, isAbort } from './errors.ts';

export interface ProcessEventsOptions {
  signal: AbortSignal;
  clock?: Clock;
  /** The time between the end of a stream and the next, in ms. @default the contract's interval of status checks */
  reconnectMs?: number;
  /** A stream that broke, before it is opened again or, where that cannot help, left. */
  onError?: (error: unknown) => void;
}

/**
 * The messages about a process as the server sends them, until the terminal one. A stream that ends before is opened again
 * after a pause, and goes on after the last message. It ends without an error where the server offers no stream: the status can be asked for.
 * @throws the signal's AbortError.
 */
export async function* processEvents(
  client: ApiClient,
  messageId: string,
  { signal, clock = systemClock, reconnectMs = statusPollMs, onError }: ProcessEventsOptions,
): AsyncGenerator<ProcessEvent, void> {
  let lastEventId: string | undefined;
  for (;;) {
    try {
      for await (const event of oneStream(client, messageId, lastEventId, signal)) {
        lastEventId = event.id;
        yield event;
        if (isTerminal(event.status)) return;
      }
    } catch (error) {
      if (isAbort(error)) throw error;
      onError?.(error);
      if (isFinal(error)) return;
    }
    await clock.wait(reconnectMs, signal);
  }
}

async function* oneStream(
  client: ApiClient,
  messageId: string,
  lastEventId: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<ProcessEvent, void> {
  const { body } = await client.openStream('processEvents', { params: { message_id: messageId }, lastEventId, signal });
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      // An event of a kind that this version does not know is left out.
      const event = processEvent.safeParse(JSON.parse(value.data));
      if (event.success) yield event.data;
    }
  } finally {
    await reader.cancel();
  }
}

/** Whether opening the stream again cannot help. */
function isFinal(error: unknown): boolean {
  if (error instanceof AuthenticationRequiredError) return true;
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
