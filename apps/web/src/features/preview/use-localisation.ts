import { followProcess, isAbort, localiseImage, rootProblem, WorkflowError } from '@palimpsest/api-client';
import {
  findLanguage,
  type ImageProcess,
  type LanguageName,
  type Problem,
  problemSentence,
  type ProcessEvent,
  type ProcessPayload,
  type ProcessStatus,
} from '@palimpsest/contract';
import { useEffect, useRef, useState } from 'react';
import { useAnalytics, useApi } from '../../lib/services.ts';
import type { Progress } from './stages.ts';
import { localisationProblem, prepareImage, type ImageSource } from './prepare-image.ts';
import { useWords } from '../../messages/words.ts';

export interface StartOptions {
  process: ProcessPayload;
  /** The server's id of the image, where it is uploaded already. */
  imageId?: string | undefined;
  onUploaded?: (imageId: string) => void;
  onStarted?: (messageId: string) => void;
}

export interface Localisation {
  /** The label of Next while the image is on its way; undefined otherwise. */
  stage: string | undefined;
  /** How far the image is, while it is on its way. */
  progress: Progress | undefined;
  /** Why the image failed, in the language of the page. */
  error: string | undefined;
  /** The language in which a refused image seems to be written, where it was refused for its language. */
  looksLike: LanguageName | undefined;
  /** Whether the image failed after its start, so that its credit was refunded. */
  refunded: boolean;
  /** Clears the error, as when the user changes the choice that it is about. */
  clearError: () => void;
  /** Stops following the image, as when the user cancelled it. */
  leave: () => void;
  /** Sends the image; resolves with the processed record, or with undefined when it failed or was left. */
  start: (image: ImageSource, options: StartOptions) => Promise<ImageProcess | undefined>;
  /** Follows a process that was started before; resolves as `start` does. @param status its last known status. @default 'idle' */
  follow: (messageId: string, status?: ProcessStatus) => Promise<ImageProcess | undefined>;
}

const nothingKnown = { share: undefined, queuePosition: undefined };

/** Sends an image on its way and follows it. Leaving the screen ends the following, not the process. */
export function useLocalisation(): Localisation {
  const { client } = useApi();
  const { track } = useAnalytics();
  const [progress, setProgress] = useState<Progress>();
  const [error, setError] = useState<Problem>();
  const [refunded, setRefunded] = useState(false);
  const { stages, problem } = useWords('shared');
  const controller = useRef<AbortController>(undefined);
  /** Whether the server has begun the process, and with it taken a credit. */
  const started = useRef(false);

  useEffect(() => () => controller.current?.abort(), []);

  const watch = {
    onStatus: ({ status, model_download: download }: ImageProcess) =>
      setProgress((before) => ({
        ...(before?.status === status ? before : { ...nothingKnown, status }),
        download: download ?? undefined,
      })),
    onProgress: ({ status, progress: share, queue_position: position, model_download: download }: ProcessEvent) =>
      setProgress({ status, share, queuePosition: position ?? undefined, download: download ?? undefined }),
    onStatusError: (message: string) => track('status_check_error', { error_message: message }),
  };

  const run = async (
    work: (signal: AbortSignal) => Promise<ImageProcess>,
    status: ProcessStatus = 'idle',
  ): Promise<ImageProcess | undefined> => {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    started.current = false;
    setError(undefined);
    setProgress({ ...nothingKnown, status });
    try {
      const process = await work(signal);
      track('process_success', { message_id: process.message_id });
      return process;
    } catch (failure) {
      if (isAbort(failure)) return undefined;
      setProgress(undefined);
      const found = localisationProblem(failure);
      setError(found);
      setRefunded(started.current && failure instanceof WorkflowError && failure.step === 'process');
      const uploading = failure instanceof WorkflowError && failure.step === 'upload';
      track(uploading ? 'upload_error' : 'process_error', { error_message: problemSentence(found) });
      return undefined;
    }
  };

  const { code, parameters } = error ? rootProblem(error) : {};
  return {
    stage: progress && stages[progress.status],
    progress,
    error: error && problem(error),
    looksLike: code === 'wrong-language' ? findLanguage(String(parameters?.language))?.name : undefined,
    refunded: error !== undefined && refunded,
    clearError: () => setError(undefined),
    leave: () => {
      controller.current?.abort();
      setProgress(undefined);
      // Polling may have failed on the deleted process before the deletion itself was answered.
      setError(undefined);
    },
    follow: (messageId, status) =>
      run((signal) => {
        started.current = true;
        return followProcess({ client }, messageId, { ...watch, signal });
      }, status),
    start: (image, { process, imageId, onUploaded, onStarted }) =>
      run(async (signal) => {
        const { source_lang: source = '', target_lang: target = '' } = process;
        const known = imageId ? { imageId } : await prepareImage(image, signal);
        if (known instanceof File) track('upload_start', { file_size_bytes: known.size, file_type: known.type });
        return localiseImage({ client }, known, {
          ...watch,
          process,
          signal,
          onUploaded: (id) => {
            track('upload_success', { image_id: id });
            onUploaded?.(id);
          },
          onStarted: (messageId) => {
            started.current = true;
            track('process_start', { source_language: source, target_language: target });
            onStarted?.(messageId);
          },
        });
      }),
  };
}
