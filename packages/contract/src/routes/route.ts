import { z } from 'zod';

/** Where a call goes. */
export interface Address {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** With `{name}` for each path parameter. */
  path: `/v1/${string}`;
  /** The body is a multipart form with this one file field. */
  file?: string;
}

/** Whether a call needs a bearer token. `action` completes "Authentication required to ...", which a client says without one. */
type Access = { auth: false } | { auth: true; action: string };

/**
 * One call of the API: the server registers it, the client makes it, the OpenAPI document describes it. Every answer outside 200–299 has the
 * body {@link errorBody}.
 */
export type Route = Address & Access & RouteFacts;

interface RouteFacts {
  summary: string;
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
