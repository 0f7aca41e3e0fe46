import { z } from 'zod/mini';
import type { ErrorCode } from '../errors.ts';

/** Where a call goes. */
export interface Address {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** The path, with `{name}` for each path parameter. */
  path: `/v1/${string}`;
  /** The body is a multipart form with this one file field. */
  file?: string;
}

/** Whether a call needs a bearer token. `action` completes "Authentication required to ...", which a client says without one. */
type Access = { auth: false } | { auth: true; action: string };

/**
 * One call of the API: the server registers it, the client makes it, the OpenAPI document describes it. Every answer outside 200–299 has the
 * body {@link errorBody}, with one of the codes of {@link errorsOf}.
 */
export type Route = Address & Access & RouteFacts;

interface RouteFacts {
  summary: string;
  /** Whether that token must be one of the staff's. */
  admin?: boolean;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** Largest body, in bytes. @default 1 MiB */
  maxBodyBytes?: number;
  response: z.ZodMiniType;
  /** The codes of its own refusals, beside those of any call: see {@link errorsOf}. */
  errors?: readonly ErrorCode[];
}

/** Every code that the answer of a call outside 200–299 can have. */
export function errorsOf(route: Route): ErrorCode[] {
  const hasInput = route.params ?? route.query ?? route.body;
  return [
    ...(route.errors ?? []),
    'invalid_request',
    ...(hasInput ? (['invalid_fields'] as const) : []),
    ...(route.auth ? (['unauthenticated'] as const) : []),
    ...(route.admin ? (['forbidden'] as const) : []),
    'too_large',
    'unsupported_media_type',
    'rate_limited',
    'unavailable',
    'internal',
  ];
}

/** Keeps the literal types of a definition. */
export const route = <const R extends Route>(definition: R): R => definition;

/** The answer of a call that has nothing to tell. */
export const empty = z.object({});

/** A call that answers with a file instead of JSON. */
export interface Download {
  path: `/v1/${string}`;
  summary: string;
  query?: z.ZodMiniObject;
  /** Media types that the file may have. */
  mediaTypes: readonly string[];
}
