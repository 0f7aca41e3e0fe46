import { isTerminal, streams, type ProcessEvent } from '@palimpsest/contract';
import { z } from 'zod';
import { DomainError } from '../domain-error.ts';
import { authenticate, type RoutesContext } from '../http/register.ts';

/** Proxies cut lines that stay silent: a comment goes out this often, in ms. */
const heartbeatMs = 15_000;
/** Most streams of one user at the same time. */
const streamsAtOnce = 10;

/** Server-sent events (WHATWG HTML, 9.2): a message for each change of a process, the terminal one last. */
export function registerProcessEvents({ app, accounts, processes, events }: RoutesContext): void {
  const open = new Map<string, number>();
  const { path, summary } = streams.processEvents;

  app.get(
    path.replaceAll(/\{(\w+)\}/g, ':$1'),
    {
      schema: {
        summary,
        tags: ['images'],
        security: [{ bearer: [] }],
        params: z.object({ message_id: z.string() }),
      },
    },
    async (request, reply) => {
      const { userId, sessionId } = await authenticate(request, accounts);
      const { message_id: messageId } = request.params as { message_id: string };
      await processes.status(userId, messageId);
      const count = open.get(userId) ?? 0;
      if (count >= streamsAtOnce) {
        throw new DomainError('rate_limited', `Only ${streamsAtOnce} streams can be open at the same time.`, {
          retryAfter: 5,
        });
      }
      open.set(userId, count + 1);

      reply.hijack();
      const { raw } = reply;
      // A hijacked reply sends no headers: those that every answer carries are copied.
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) raw.setHeader(name, value);
      raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' });
      // A client that reconnects may get no message for a while, and must still learn that the stream is open.
      raw.flushHeaders();
      const heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatMs);
      let last: ProcessEvent | undefined;
      const tell = (event: ProcessEvent): void => {
        const isKnown = last ? isSame(event, last) : event.id === request.headers['last-event-id'];
        last = event;
        if (!isKnown) raw.write(toMessage(event));
        if (isTerminal(event.status)) raw.end();
      };
      const stop = events.listen(messageId, {
        sessionId,
        tell,
        end() {
          stop();
          raw.end();
        },
      });
      raw.once('close', () => {
        stop();
        clearInterval(heartbeat);
        open.set(userId, (open.get(userId) ?? 1) - 1);
        if (open.get(userId) === 0) open.delete(userId);
      });
    },
  );
}

const isSame = (a: ProcessEvent, b: ProcessEvent) => a.id === b.id && a.queue_position === b.queue_position;

function toMessage(event: ProcessEvent): string {
  return `id: ${event.id}\nevent: status\ndata: ${JSON.stringify(event)}\n\n`;
}
