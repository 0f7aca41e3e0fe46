import {
  isTerminal,
  problemTexts,
  type ImageProcess,
  type OwnProblem,
  type ProcessEvent,
  type ProcessPayload,
  statusPollMs,
  uploadToProcessMs,
} from '@palimpsest/contract';
import type { ApiClient } from './client.ts';
import { systemClock, type Clock } from './clock.ts';
import { processEvents } from './process-events.ts';
import { statusNews, type StatusNews } from './status-news.ts';
import {
  ApiError,
  AuthenticationRequiredError,
  extractErrorText,
  failureDetail,
  isAbort,
  ProblemError,
  processProblem,
} from './errors.ts';

export type WorkflowStep = 'upload' | 'process' | 'status';

/** The workflow ended without a result. */
export class WorkflowError extends ProblemError {
  override readonly name = 'WorkflowError';
  readonly step: WorkflowStep;

  constructor(step: WorkflowStep, problem: OwnProblem, cause?: unknown) {
    super(problem, { cause });
    this.step = step;
  }
}

/** Milliseconds. */
export interface WorkflowDelays {
  /** The time between the end of an upload and the start of processing. */
  uploadToProcessMs: number;
  /** The interval at which the status is polled. */
  statusPollMs: number;
}

const contractDelays: WorkflowDelays = { uploadToProcessMs, statusPollMs };

export interface WorkflowContext {
  client: ApiClient;
  /** Default: the contract's timings. Milliseconds. */
  delays?: WorkflowDelays;
  clock?: Clock;
}

export interface WatchOptions {
  signal?: AbortSignal;
  /** Every answer about the status, the first and the terminal one included. */
  onStatus?: (process: ImageProcess) => void;
  /** Every message that the server sends about the process. With it a stream is open, and each new status is looked at at once. */
  onProgress?: (event: ProcessEvent) => void;
  /** A look at the status that failed and will be tried again, or a stream that broke; the text is for reports, not for the user. */
  onStatusError?: (message: string) => void;
}

export interface LocaliseOptions extends WatchOptions {
  /** Names of the languages, terms to keep, regions to leave alone. */
  process?: ProcessPayload;
  /** The image's id, as soon as the server has it: a later attempt can start from it. */
  onUploaded?: (imageId: string) => void;
  /** The process's id, as soon as the server has it: it can be followed from elsewhere with {@link watchProcess}. */
  onStarted?: (messageId: string) => void;
}

/**
 * Sends an image through the product: upload, pause, process, then watch until it is processed.
 * @param image the file, or the id of one that is already uploaded.
 * @returns the processed record.
 * @throws WorkflowError, or the signal's AbortError.
 */
export async function localiseImage(
  context: WorkflowContext,
  image: Blob | { imageId: string },
  options: LocaliseOptions = {},
): Promise<ImageProcess> {
  const { client, delays = contractDelays, clock = systemClock } = context;
  let imageId: string;
  if (image instanceof Blob) {
    imageId = await uploadImage(context, image, options);
    options.onUploaded?.(imageId);
    await clock.wait(delays.uploadToProcessMs, options.signal);
  } else {
    imageId = image.imageId;
  }
  const messageId = await startProcess(context, imageId, options);
  client.announceCredits();
  options.onStarted?.(messageId);
  return followProcess(context, messageId, options);
}

/**
 * Watches a process that was started before, here or elsewhere, until it is processed.
 * @throws WorkflowError, or the signal's AbortError.
 */
export async function followProcess(
  context: WorkflowContext,
  messageId: string,
  options: WatchOptions = {},
): Promise<ImageProcess> {
  const process = await watchProcess(context, messageId, options);
  if (process.status === 'failed') throw new WorkflowError('process', processProblem(process));
  return process;
}

export interface UploadOptions {
  signal?: AbortSignal;
  /** Replaces the client's `fetch` for the upload, for example by one that reports its progress. */
  fetch?: typeof globalThis.fetch;
}

/**
 * Uploads an image.
 * @returns its id.
 * @throws WorkflowError, or the signal's AbortError.
 */
export async function uploadImage(
  { client }: WorkflowContext,
  file: Blob,
  { signal, fetch }: UploadOptions = {},
): Promise<string> {
  if (file.size === 0) throw new WorkflowError('upload', { code: 'no_file' });
  try {
    const { image_id } = await client.call('uploadImage', { file, signal, ...(fetch && { fetch }) });
    return image_id;
  } catch (error) {
    client.announceCredits();
    throw stepError('upload', { code: 'upload_failed', detail: failureDetail(error) }, error);
  }
}

export interface StartOptions extends Pick<LocaliseOptions, 'process' | 'signal'> {
  /** Unlike that of every other start: a start that is repeated with it gives the same process, and takes no second credit. */
  idempotencyKey?: string;
}

/**
 * Starts the process of an uploaded image.
 * @returns its message id.
 * @throws WorkflowError, or the signal's AbortError.
 */
export async function startProcess(
  { client }: WorkflowContext,
  imageId: string,
  options: StartOptions = {},
): Promise<string> {
  if (!imageId) throw new WorkflowError('process', { code: 'no_image_id' });
  try {
    const { message_id } = await client.call('processImage', {
      params: { image_id: imageId },
      body: options.process ?? {},
      signal: options.signal,
      ...(options.idempotencyKey && { headers: { 'idempotency-key': options.idempotencyKey } }),
    });
    return message_id;
  } catch (error) {
    client.announceCredits();
    throw stepError('process', { code: 'process_failed', detail: failureDetail(error) }, error);
  }
}

/**
 * Looks at a process at once, then in steady intervals, until it is processed or failed. A look that fails in passing is reported and repeated.
 * @returns the terminal record, `failed` included.
 * @throws WorkflowError when the process can no longer be seen, or the signal's AbortError.
 */
export async function watchProcess(
  context: WorkflowContext,
  messageId: string,
  options: WatchOptions = {},
): Promise<ImageProcess> {
  if (!messageId) throw new WorkflowError('status', { code: 'no_message_id' });
  const ended = new AbortController();
  const news = options.onProgress && listenTo(context, messageId, options, anyOf(ended.signal, options.signal));
  try {
    return await poll(context, messageId, options, news);
  } finally {
    ended.abort();
  }
}

async function poll(
  { client, delays = contractDelays, clock = systemClock }: WorkflowContext,
  messageId: string,
  { signal, onStatus, onStatusError }: WatchOptions,
  news: StatusNews | undefined,
): Promise<ImageProcess> {
  for (;;) {
    try {
      const process = await client.call('processStatus', { params: { message_id: messageId }, signal });
      onStatus?.(process);
      client.announceCredits();
      if (isTerminal(process.status)) return process;
    } catch (error) {
      if (isAbort(error)) throw error;
      client.announceCredits();
      if (isFinal(error)) throw statusError(error);
      onStatusError?.(reportOf(error));
    }
    await Promise.race([clock.wait(delays.statusPollMs, signal), ...(news ? [news.next()] : [])]);
  }
}

/** Listens to the stream of a process until the signal ends it. The status is asked for beside: without the stream its news only come later. */
function listenTo(
  { client, delays = contractDelays, clock = systemClock }: WorkflowContext,
  messageId: string,
  { onProgress, onStatusError }: WatchOptions,
  signal: AbortSignal,
): StatusNews {
  const onError = (error: unknown) => {
    if (!isAbort(error)) onStatusError?.(reportOf(error));
  };
  const events = processEvents(client, messageId, { signal, clock, reconnectMs: delays.statusPollMs, onError });
  return statusNews(events, onProgress, onError);
}

const anyOf = (one: AbortSignal, other: AbortSignal | undefined) => (other ? AbortSignal.any([one, other]) : one);

/** Whether asking again cannot help: the session is over, or the process is not there for this user. */
function isFinal(error: unknown): boolean {
  if (error instanceof AuthenticationRequiredError) return true;
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && ![408, 425, 429].includes(error.status)
  );
}

/** The words of an error for reports, not for the user. */
const reportOf = (error: unknown) => extractErrorText(error) ?? problemTexts.unknown;

const stepError = (step: WorkflowStep, problem: OwnProblem, error: unknown): unknown =>
  isAbort(error) ? error : new WorkflowError(step, problem, error);

function statusError(error: unknown): WorkflowError {
  return new WorkflowError('status', { code: 'unexpected', detail: failureDetail(error) }, error);
}
