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

/** A body is always given, also where all of its fields may be left out: by it the client knows that there is one. */
type Body<R> = R extends Record<'body', infer Schema extends z.ZodMiniType> ? { body: z.input<Schema> } : unknown;

/** What a call takes: the parts that its route has in the contract, and a signal that ends it. */
export type CallInput<Name extends RouteName> = Part<Routes[Name], 'params'> &
  Part<Routes[Name], 'query'> &
  Body<Routes[Name]> &
  (Routes[Name] extends { file: string } ? { file: Blob } : unknown) & {
    /** Beside those that every call has. */
    headers?: Record<string, string>;
    /** Sends this call in place of the client's own. */
    fetch?: typeof globalThis.fetch;
    signal?: AbortSignal | undefined;
  };

/** What a call gives: the answer, checked against the contract. */
export type CallResult<Name extends RouteName> = z.output<Routes[Name]['response']>;

/** Of a call; left out where every part of the input may be. */
export type CallArguments<Name extends RouteName> =
  Partial<CallInput<Name>> extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>];

export type DownloadName = keyof Downloads;

/** What a download takes: its query, and a signal that ends it. */
export type DownloadInput<Name extends DownloadName> = Part<Downloads[Name], 'query'> & {
  signal?: AbortSignal | undefined;
};

/** Of a download; left out where every part of the input may be. */
export type DownloadArguments<Name extends DownloadName> =
  Partial<DownloadInput<Name>> extends DownloadInput<Name>
    ? [input?: DownloadInput<Name>]
    : [input: DownloadInput<Name>];

export interface StreamInput {
  params: Record<string, string>;
  /** Of the last message that was received: the stream goes on after it. */
  lastEventId?: string | undefined;
  signal?: AbortSignal | undefined;
}
