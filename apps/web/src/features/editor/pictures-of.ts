import type { ImageProcess } from '@palimpsest/contract';

/**
 * Addresses of what the editor opens of a process: the small result, to look at until the editor is there, the picture without text, and the
 * original to compare with.
 */
export function picturesOf(process: ImageProcess | undefined): string[] {
  if (!process) return [];
  const { result_thumbnails: small, inpainted_image_url: picture, original_image_url: original } = process;
  return [small?.large, picture, original].filter((address) => typeof address === 'string');
}
