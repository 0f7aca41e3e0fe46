import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Coding, Serialised } from '../serialised.ts';

/** Shorter answers are sent as they are, in bytes; the same limit as that of `@fastify/compress`. */
const compressedFrom = 1024;

/** All that `@fastify/compress` would compress with, so that nothing is left for it; most clients take the first, which is kept anyway. */
const codings: readonly Coding[] = ['gzip', 'br', 'zstd', 'deflate'];

/**
 * Sends an answer that was written before. It is compressed once, and not for each client that asks: the plugin would take
 * far more of the main thread for that than the whole call.
 */
export async function sendSerialised(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Serialised<z.ZodType>,
): Promise<FastifyReply> {
  void reply.type('application/json; charset=utf-8');
  if (answer.json.length < compressedFrom) return reply.send(answer.json);
  const coding = acceptedCoding(request.headers['accept-encoding']);
  if (!coding) return reply.send(answer.json);
  return reply.headers({ 'content-encoding': coding, vary: 'accept-encoding' }).send(await answer.compressed(coding));
}

/** RFC 9110, 12.5.3: a coding with the weight 0 is refused, `*` stands for all that are not named. */
function acceptedCoding(header: string | string[] | undefined): Coding | undefined {
  const weights = new Map<string, number>();
  for (const entry of String(header ?? '').split(',')) {
    const [name = '', weight] = entry.split(';').map((part) => part.trim().toLowerCase());
    weights.set(name, weight ? Number(/^q\s*=\s*([\d.]+)$/.exec(weight)?.[1] ?? 0) : 1);
  }
  return codings.find((coding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0);
}
