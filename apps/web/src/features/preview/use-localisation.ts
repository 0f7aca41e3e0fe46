import { localiseImage, WorkflowError, isAbort, workflowTexts } from '@palimpsest/api-client';
import { stageLabels, type ImageProcess, type ProcessPayload, type ProcessStatus } from '@palimpsest/contract';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../lib/api.ts';
import { fetchImageFile, imageFileProblem } from '../../lib/chosen-image.ts';

export const preparationTexts = {
  noImage: 'No image available for processing',
  failed: 'Failed to prepare image for processing. Please try uploading the image directly.',
} as const;

/** The chosen image: its file, or where it can be fetched from. */
export interface ImageSource {
  file: File | undefined;
  url: string | undefined;
}

export interface Localisation {
  /** What Next reads while the image is on its way; undefined when it is not. */
  stage: string | undefined;
  error: string | undefined;
  /** Sends the image; resolves with the processed record, or with undefined when it failed or was left. */
  start: (image: ImageSource, process: ProcessPayload) => Promise<ImageProcess | undefined>;
}

/** Sends an image on its way and follows it. A second attempt with the same file does not upload it again. */
export function useLocalisation(): Localisation {
  const { client } = useApi();
  const [status, setStatus] = useState<ProcessStatus>();
  const [error, setError] = useState<string>();
  const uploaded = useRef<{ file: File; imageId: string }>(undefined);
  const controller = useRef<AbortController>(undefined);

  useEffect(() => () => controller.current?.abort(), []);

  const start = async (image: ImageSource, process: ProcessPayload) => {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    setError(undefined);
    setStatus('idle');
    try {
      const file = await prepare(image, signal);
      const known = uploaded.current?.file === file ? { imageId: uploaded.current.imageId } : file;
      const record = await localiseImage({ client }, known, {
        process,
        signal,
        onUploaded: (imageId) => (uploaded.current = { file, imageId }),
        onStatus: (look) => setStatus(look.status),
      });
      return record;
    } catch (failure) {
      if (isAbort(failure)) return undefined;
      setStatus(undefined);
      setError(
        failure instanceof WorkflowError || failure instanceof PreparationError
          ? failure.message
          : workflowTexts.unexpected,
      );
      return undefined;
    }
  };

  return { stage: status && stageLabels[status], error, start };
}

class PreparationError extends Error {
  override readonly name = 'PreparationError';
}

/** The image as a file of a type that the server takes. */
async function prepare({ file, url }: ImageSource, signal: AbortSignal): Promise<File> {
  if (!file && !url) throw new PreparationError(preparationTexts.noImage);
  const ready = file ?? (url ? await fetched(url, signal) : undefined);
  if (!ready) throw new PreparationError(preparationTexts.noImage);
  const problem = imageFileProblem(ready);
  if (problem) throw new PreparationError(problem);
  return ready;
}

async function fetched(url: string, signal: AbortSignal): Promise<File> {
  try {
    return await fetchImageFile(url, signal);
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    throw new PreparationError(preparationTexts.failed, { cause });
  }
}
