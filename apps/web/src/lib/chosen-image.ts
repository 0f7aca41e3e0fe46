import { landingImageExtensions, maxImageBytes, uploadImageTypes } from '@palimpsest/contract';

const megabyte = 1024 * 1024;

/** Which files can be translated. */
export const imageFileHint = `JPG, PNG, GIF or WebP, up to ${maxImageBytes / megabyte} MB`;

/** What is wrong with a file before it is uploaded, as a sentence; undefined when nothing is. */
export function imageFileProblem(file: Pick<File, 'size' | 'type'>): string | undefined {
  if (!uploadImageTypes.some((type) => type === file.type)) {
    return `The image type "${file.type || 'unknown'}" is not supported. Please use JPG, PNG, GIF, or WebP.`;
  }
  if (file.size === 0) return 'This file is empty. Please choose another image.';
  if (file.size > maxImageBytes) {
    return `This image is larger than ${maxImageBytes / megabyte} MB. Please choose a smaller one.`;
  }
  return undefined;
}

/** The same for the landing page, which takes .jpg, .jpeg and .png only. */
export function landingImageProblem(file: Pick<File, 'name' | 'size' | 'type'>): string | undefined {
  const name = file.name.toLowerCase();
  if (!landingImageExtensions.some((extension) => name.endsWith(extension))) {
    return 'Please choose a .jpg, .jpeg or .png image.';
  }
  return imageFileProblem(file);
}

/**
 * Fetches an image of which only the address is known.
 * @throws Error 'Failed to fetch image: ...' or 'Invalid content type: ...'
 */
export async function fetchImageFile(url: string, signal?: AbortSignal): Promise<File> {
  const response = await fetch(url, signal ? { signal } : {});
  if (!response.ok) throw new Error(`Failed to fetch image: ${response.status} ${response.statusText}`);
  const blob = await response.blob();
  const type = blob.type || (response.headers.get('content-type') ?? '');
  if (!type.startsWith('image/')) throw new Error(`Invalid content type: ${type}`);
  return new File([blob], type === 'image/png' ? 'image.png' : 'image.jpg', { type });
}
