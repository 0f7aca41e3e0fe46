import type { z } from 'zod';

/** An answer that was checked and written as JSON once, and can be sent any number of times. */
export class Serialised<Schema extends z.ZodType> {
  readonly json: string;

  constructor(schema: Schema, value: z.input<Schema>) {
    this.json = JSON.stringify(schema.parse(value));
  }
}
