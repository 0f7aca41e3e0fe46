import {
  AuthenticationRequiredError,
  clientEvents,
  isAbort,
  processProblem,
  startProcess,
  systemClock,
  uploadImage,
  type ApiClient,
  type Clock,
} from '@palimpsest/api-client';
import { problemSentence, uploadToProcessMs } from '@palimpsest/contract';
import type { Analytics } from '../../lib/integrations/analytics.ts';
import { localisationProblem, PreparationError } from '../preview/prepare-image.ts';
import { advance, type Batch, type BatchAction, type BatchImage, type BatchItem } from './batch.ts';
import { saveBatch, type BatchStorage } from './batch-store.ts';
import { lookAtProcesses, type SeenProcess } from './look-at-processes.ts';
import { nextWork } from './next-work.ts';

export interface BatchRunnerOptions {
  client: ApiClient;
  /** Records uploads and processes by the same events as those of a single image. */
  track: Analytics['track'];
  /** The storage that keeps the batch after every change. */
  storage: BatchStorage;
  id: string;
  /** The batch as the storage kept it. */
  batch: Batch;
  /** Loads the file that is kept under an address; undefined where it is gone. */
  loadFile: (address: string) => Promise<File | undefined>;
  /** Makes a `fetch` that reports the sent share of an upload, 0 to 1. */
  uploadFetch: (onProgress: (share: number) => void) => typeof globalThis.fetch;
  /** @default the system's */
  clock?: Clock;
}

/** A batch that keeps running, whatever page is open. */
export interface BatchRunner {
  batch: () => Batch;
  /** Calls the listener after every change; the returned function removes it. */
  subscribe: (listener: () => void) => () => void;
  dispatch: (action: BatchAction) => void;
  /** Stops an item; the server refunds the credit of a running one. @throws the error of the call; the item then goes on */
  cancel: (item: string) => Promise<void>;
}

/** Uploads waiting images, starts their processes and polls the running ones, until the user logs out. */
export function createBatchRunner(options: BatchRunnerOptions): BatchRunner {
  const { client, track, storage, id, loadFile, uploadFetch, clock = systemClock } = options;
  let batch = advance(options.batch, { type: 'reloaded' });
  const listeners = new Set<() => void>();
  const uploads = new Map<string, AbortController>();
  const starts = new Set<string>();
  const ended = new AbortController();
  let watching = false;

  const dispatch = (action: BatchAction) => {
    if (ended.signal.aborted) return;
    batch = advance(batch, action);
    saveBatch(storage, id, batch);
    for (const listener of listeners) listener();
    goOn();
  };

  function goOn(): void {
    if (ended.signal.aborted) return;
    for (const [image, controller] of uploads) if (!isWanted(batch, image)) controller.abort();
    const next = nextWork(batch, { uploads: new Set(uploads.keys()), starts });
    for (const image of next.uploads) void upload(image);
    for (const { item, imageId } of next.starts) void start(item, imageId);
    if (!watching && batch.items.some(({ state }) => state === 'working')) void watch();
  }

  async function upload({ id: image, address }: BatchImage): Promise<void> {
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, ended.signal]);
    uploads.set(image, controller);
    try {
      const file = await loadFile(address);
      if (!file) throw new PreparationError({ code: 'preparation_failed' });
      dispatch({ type: 'sent', image, share: 0 });
      const fetch = uploadFetch((share) => dispatch({ type: 'sent', image, share }));
      track('upload_start', { file_size_bytes: file.size, file_type: file.type });
      const imageId = await uploadImage({ client }, file, { signal, fetch });
      track('upload_success', { image_id: imageId });
      dispatch({ type: 'uploaded', image, imageId });
      await clock.wait(uploadToProcessMs, signal);
    } catch (failure) {
      if (isAbort(failure)) return;
      const problem = localisationProblem(failure);
      track('upload_error', { error_message: problemSentence(problem) });
      dispatch({ type: 'upload-failed', image, problem });
    } finally {
      uploads.delete(image);
      goOn();
    }
  }

  async function start(item: BatchItem, imageId: string): Promise<void> {
    starts.add(item.id);
    try {
      const idempotencyKey = `${item.id} ${item.retries}`;
      const process = payloadOf(batch, item);
      const messageId = await startProcess({ client }, imageId, { process, idempotencyKey, signal: ended.signal });
      client.announceCredits();
      track('process_start', { source_language: batch.source, target_language: item.target });
      dispatch({ type: 'started', item: item.id, messageId });
      // The item was cancelled while the server answered.
      if (!batch.items.some((other) => other.messageId === messageId)) await remove(messageId);
    } catch (failure) {
      if (!isAbort(failure)) {
        const problem = localisationProblem(failure);
        track('process_error', { error_message: problemSentence(problem) });
        dispatch({ type: 'failed', item: item.id, problem });
      }
    } finally {
      starts.delete(item.id);
    }
    goOn();
  }

  /** Records the end of a process the first time that it is seen. */
  function recordEnd(process: SeenProcess): void {
    const { message_id: messageId, status } = process;
    if (!batch.items.some((item) => item.state === 'working' && item.messageId === messageId)) return;
    if (status === 'processed') track('process_success', { message_id: messageId });
    if (status === 'failed') track('process_error', { error_message: problemSentence(processProblem(process)) });
  }

  async function remove(messageId: string): Promise<void> {
    await client.call('deleteProcess', { params: { message_id: messageId } });
    client.announceCredits();
  }

  async function watch(): Promise<void> {
    watching = true;
    try {
      await lookAtProcesses({
        client,
        clock,
        signal: ended.signal,
        open: () => batch.items.flatMap(({ state, messageId }) => (state === 'working' && messageId ? messageId : [])),
        onSeen: (process) => {
          recordEnd(process);
          dispatch({ type: 'seen', process });
        },
      });
    } catch (failure) {
      if (!isAbort(failure) && !(failure instanceof AuthenticationRequiredError)) throw failure;
      ended.abort();
    } finally {
      watching = false;
    }
    goOn();
  }

  client.on(clientEvents.userLoggedOut, () => ended.abort());
  goOn();

  return {
    batch: () => batch,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    async cancel(item) {
      const messageId = batch.items.find(({ id: known }) => known === item)?.messageId;
      if (messageId) await remove(messageId);
      dispatch({ type: 'cancelled', item });
    },
  };
}

const isWanted = ({ items }: Batch, image: string) =>
  items.some((item) => item.image === image && item.state === 'waiting');

/** The payload of the call that starts an item's process. */
function payloadOf({ source, blacklist, images }: Batch, { image, target }: BatchItem) {
  const regions = images.find(({ id }) => id === image)?.regions ?? [];
  return { source_lang: source, target_lang: target, blacklist, exclusion_regions: regions };
}
