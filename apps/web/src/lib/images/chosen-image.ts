import { landingImageExtensions, maxImageBytes, uploadImageTypes } from '@palimpsest/contract';
import { imageMegabytes } from './megabytes.ts';

/** Most images that are translated together. */
export const mostImagesTogether = 20;

/** What can be wrong with a file, in English. */
export const imageFileTexts = {
  empty: 'This file is empty. Please choose another image.',
  tooLarge: `This image is larger than ${imageMegabytes} MB. Please choose a smaller one.`,
  tooMany: `At most ${mostImagesTogether} images are translated together.`,
  notForLanding: 'Please choose a .jpg, .jpeg or .png image.',
  notLoaded: 'Failed to load image',
  unreadable: 'This file cannot be read as an image. Please choose another one.',
} as const;

/** What is wrong with a file before it is uploaded, as a sentence; undefined when nothing is. */
export function imageFileProblem(file: Pick<File, 'size' | 'type'>): string | undefined {
  if (!uploadImageTypes.some((type) => type === file.type)) {
    return `The image type "${file.type || 'unknown'}" is not supported. Please use JPG, PNG, GIF, or WebP.`;
  }
  if (file.size === 0) return imageFileTexts.empty;
  return file.size > maxImageBytes ? imageFileTexts.tooLarge : undefined;
}

/** The same for the landing page, which takes .jpg, .jpeg and .png only. */
export function landingImageProblem(file: Pick<File, 'name' | 'size' | 'type'>): string | undefined {
  const name = file.name.toLowerCase();
  if (!landingImageExtensions.some((extension) => name.endsWith(extension))) return imageFileTexts.notForLanding;
  return imageFileProblem(file);
}

/**
 * Fetches an image of which only the address is known, without cookies.
 * @throws Error 'Failed to fetch image: ...' or 'Invalid content type: ...'
 */
export async function fetchImageFile(url: string, signal?: AbortSignal): Promise<File> {
  const response = await fetch(url, { credentials: 'omit', ...(signal && { signal }) });
  if (!response.ok) throw new Error(`Failed to fetch image: ${response.status} ${response.statusText}`);
  const blob = await response.blob();
  const type = blob.type || (response.headers.get('content-type') ?? '');
  if (!type.startsWith('image/')) throw new Error(`Invalid content type: ${type}`);
  return new File([blob], type === 'image/png' ? 'image.png' : 'image.jpg', { type });
}
