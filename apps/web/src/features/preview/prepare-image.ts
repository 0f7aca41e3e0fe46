import { isAbort, WorkflowError, workflowTexts } from '@palimpsest/api-client';
import { fetchImageFile, imageFileProblem } from '../../lib/images/chosen-image.ts';

export const preparationTexts = {
  noImage: 'No image available for processing',
  failed: 'Failed to prepare image for processing. Please try uploading the image directly.',
} as const;

/** The chosen image: its file, or where it can be fetched from. */
export interface ImageSource {
  file: File | undefined;
  url: string | undefined;
}

/** The image cannot be sent. `message` is the sentence to show. */
export class PreparationError extends Error {
  override readonly name = 'PreparationError';
}

/**
 * The image as a file of a type that the server takes.
 * @throws PreparationError
 */
export async function prepareImage({ file, url }: ImageSource, signal: AbortSignal): Promise<File> {
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

/** The sentence to show for an image that could not be localised: that of the step that failed, where one did. */
export function localisationProblem(failure: unknown): string {
  const known = failure instanceof WorkflowError || failure instanceof PreparationError;
  return known ? failure.message : workflowTexts.unexpected;
}
