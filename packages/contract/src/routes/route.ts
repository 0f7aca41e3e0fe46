import { z } from 'zod';
import type { Address } from '../addresses.ts';

/** One call of the API: the server registers it, the client makes it, the OpenAPI document describes it. */
export interface Route extends Address {
  summary: string;
  /** Whether the call needs a bearer token. */
  auth: boolean;
  /** Whether that token must be one of the staff's. */
  admin?: boolean;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Largest body, in bytes. @default 1 MiB */
  maxBodyBytes?: number;
  response: z.ZodType;
}

/** Keeps the literal types of a definition. */
export const route = <const R extends Route>(definition: R): R => definition;

/** The answer of a call that has nothing to tell. */
export const empty = z.object({});

/** A call that answers with a file instead of JSON. */
export interface Download {
  path: `/v1/${string}`;
  summary: string;
  query?: z.ZodObject;
  /** Media types that the file may have. */
  mediaTypes: readonly string[];
}
