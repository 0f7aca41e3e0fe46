import type { Downloads, Routes, streams } from '@palimpsest/contract';
import type { z } from 'zod/mini';

export type RouteName = keyof Routes;

export type StreamName = keyof typeof streams;

type Part<R, Key extends string> =
  R extends Record<Key, infer Schema extends z.ZodMiniType>
    ? Partial<z.input<Schema>> extends z.input<Schema>
      ? { [K in Key]?: z.input<Schema> }
      : { [K in Key]: z.input<Schema> }
    : unknown;

/** The body is required even if all of its fields are optional: its presence tells the client that the route has one. */
type Body<R> = R extends Record<'body', infer Schema extends z.ZodMiniType> ? { body: z.input<Schema> } : unknown;

/** The input of a call: the parts that its route has in the contract, and a signal that aborts it. */
export type CallInput<Name extends RouteName> = Part<Routes[Name], 'params'> &
  Part<Routes[Name], 'query'> &
  Body<Routes[Name]> &
  (Routes[Name] extends { file: string } ? { file: Blob } : unknown) & {
    /** Headers in addition to those of every call. */
    headers?: Record<string, string>;
    /** Replaces the client's `fetch` for this call. */
    fetch?: typeof globalThis.fetch;
    signal?: AbortSignal | undefined;
  };

/** The result of a call: the answer, checked against the contract. */
export type CallResult<Name extends RouteName> = z.output<Routes[Name]['response']>;

/** The arguments of a call; the input is optional if all of its parts are. */
export type CallArguments<Name extends RouteName> =
  Partial<CallInput<Name>> extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>];

export type DownloadName = keyof Downloads;

/** The input of a download: its query, and a signal that aborts it. */
export type DownloadInput<Name extends DownloadName> = Part<Downloads[Name], 'query'> & {
  signal?: AbortSignal | undefined;
};

/** The arguments of a download; the input is optional if all of its parts are. */
export type DownloadArguments<Name extends DownloadName> =
  Partial<DownloadInput<Name>> extends DownloadInput<Name>
    ? [input?: DownloadInput<Name>]
    : [input: DownloadInput<Name>];

export interface StreamInput {
  params: Record<string, string>;
  /** The id of the last message that was received: the stream resumes after it. */
  lastEventId?: string | undefined;
  signal?: AbortSignal | undefined;
}
