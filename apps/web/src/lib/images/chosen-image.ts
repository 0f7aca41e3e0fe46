import { ProblemError } from '@palimpsest/api-client';
import { landingImageExtensions, maxImageBytes, uploadImageTypes, type OwnProblem } from '@palimpsest/contract';
import { imageMegabytes } from './megabytes.ts';

/** Most images that are translated together. */
export const maxImagesTogether = 20;

/** The problem of a file before it is uploaded; undefined if it has none. */
export function imageFileProblem(file: Pick<File, 'size' | 'type'>): OwnProblem | undefined {
  if (!uploadImageTypes.some((type) => type === file.type)) {
    return { code: 'image_type_unsupported', parameters: { type: file.type || 'unknown' } };
  }
  if (file.size === 0) return { code: 'image_empty' };
  if (file.size <= maxImageBytes) return undefined;
  return { code: 'image_too_large', parameters: { megabytes: imageMegabytes } };
}

/** The same for the landing page, which takes .jpg, .jpeg and .png only. */
export function landingImageProblem(file: Pick<File, 'name' | 'size' | 'type'>): OwnProblem | undefined {
  const name = file.name.toLowerCase();
  if (!landingImageExtensions.some((extension) => name.endsWith(extension))) return { code: 'image_not_for_landing' };
  return imageFileProblem(file);
}

/**
 * Fetches an image of which only the address is known, without cookies.
 * @throws ProblemError `image_not_fetched` or `content_type_invalid`
 */
export async function fetchImageFile(url: string, signal?: AbortSignal): Promise<File> {
  const response = await fetch(url, { credentials: 'omit', ...(signal && { signal }) });
  if (!response.ok) {
    const reason = `${response.status} ${response.statusText}`;
    throw new ProblemError({ code: 'image_not_fetched', parameters: { reason } });
  }
  const blob = await response.blob();
  const type = blob.type || (response.headers.get('content-type') ?? '');
  if (!type.startsWith('image/')) {
    throw new ProblemError({ code: 'content_type_invalid', parameters: { type } });
  }
  return new File([blob], type === 'image/png' ? 'image.png' : 'image.jpg', { type });
}
