import { promisify } from 'node:util';
import { brotliCompress, constants, deflate, gzip, zstdCompress } from 'node:zlib';
import type { z } from 'zod';

/** That of `@fastify/compress`; Node's own, 11, is for files that are compressed once and sent for years. */
const brotliLevel = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const brotli = promisify(brotliCompress);

const compressors = {
  gzip: promisify(gzip),
  br: (json: Buffer) => brotli(json, brotliLevel),
  zstd: promisify(zstdCompress),
  deflate: promisify(deflate),
} satisfies Record<string, (json: Buffer) => Promise<Buffer>>;

/** The name of a compression in `Content-Encoding`. */
export type Coding = keyof typeof compressors;

/** An answer that was checked and written as JSON once, and can be sent any number of times. */
export class Serialised<Schema extends z.ZodType> {
  /** JSON as UTF-8. */
  readonly json: Buffer;
  readonly #compressed = new Map<Coding, Promise<Buffer>>();

  constructor(schema: Schema, value: z.input<Schema>) {
    this.json = Buffer.from(JSON.stringify(schema.parse(value)));
  }

  /** The same, compressed; in the background, when it is asked for first. */
  compressed(coding: Coding): Promise<Buffer> {
    const known = this.#compressed.get(coding);
    if (known) return known;
    const made = compressors[coding](this.json);
    this.#compressed.set(coding, made);
    return made;
  }
}
