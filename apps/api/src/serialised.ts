import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { z } from 'zod';

const gzipInBackground = promisify(gzip);

/** An answer that was checked and written as JSON once, and can be sent any number of times. */
export class Serialised<Schema extends z.ZodType> {
  /** JSON as UTF-8. */
  readonly json: Buffer;
  #gzipped: Promise<Buffer> | undefined;

  constructor(schema: Schema, value: z.input<Schema>) {
    this.json = Buffer.from(JSON.stringify(schema.parse(value)));
  }

  /** The same with gzip; compressed when it is asked for first. */
  gzipped(): Promise<Buffer> {
    return (this.#gzipped ??= gzipInBackground(this.json));
  }
}
