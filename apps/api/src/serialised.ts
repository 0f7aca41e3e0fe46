import type { z } from 'zod';

/** An answer that was checked and written as JSON once, and can be sent any number of times. */
export class Serialised<Schema extends z.ZodType> {
  /** JSON as UTF-8. */
  readonly json: Buffer;

  constructor(schema: Schema, value: z.input<Schema>) {
    this.json = Buffer.from(JSON.stringify(schema.parse(value)));
  }
}
