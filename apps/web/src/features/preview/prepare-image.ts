import { isAbort, ProblemError, WorkflowError } from '@palimpsest/api-client';
import type { Problem } from '@palimpsest/contract';
import { fetchImageFile, imageFileProblem } from '../../lib/images/chosen-image.ts';

/** The chosen image: its file, or the address to fetch it from. */
export interface ImageSource {
  file: File | undefined;
  url: string | undefined;
}

/** Thrown when the image cannot be sent. */
export class PreparationError extends ProblemError {
  override readonly name = 'PreparationError';
}

/**
 * Returns the image as a file of a type that the server takes.
 * @throws PreparationError
 */
export async function prepareImage({ file, url }: ImageSource, signal: AbortSignal): Promise<File> {
  const ready = file ?? (url ? await fetched(url, signal) : undefined);
  if (!ready) throw new PreparationError({ code: 'no_image_to_process' });
  const problem = imageFileProblem(ready);
  if (problem) throw new PreparationError(problem);
  return ready;
}

async function fetched(url: string, signal: AbortSignal): Promise<File> {
  try {
    return await fetchImageFile(url, signal);
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    throw new PreparationError({ code: 'preparation_failed' }, { cause });
  }
}

/** The problem of an image that could not be localised, with the step that failed if one did. */
export function localisationProblem(failure: unknown): Problem {
  const known = failure instanceof WorkflowError || failure instanceof PreparationError;
  return known ? failure.problem : { code: 'unexpected' };
}
