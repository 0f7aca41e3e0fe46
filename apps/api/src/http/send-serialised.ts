import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Serialised } from '../serialised.ts';

/** Shorter answers are sent as they are, in bytes; the same limit as that of `@fastify/compress`. */
const compressedFrom = 1024;

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
  if (answer.json.length < compressedFrom || !takesGzip(request.headers['accept-encoding'])) {
    return reply.send(answer.json);
  }
  return reply.headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' }).send(await answer.gzipped());
}

/** RFC 9110, 12.5.3: a coding with the weight 0 is refused. */
function takesGzip(header: string | string[] | undefined): boolean {
  return String(header ?? '')
    .split(',')
    .some((entry) => /^\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*$)[\d.]+\s*)?$/i.test(entry));
}
