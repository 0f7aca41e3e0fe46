import type { ImageProcess } from '@palimpsest/contract';

/**
 * Lists the addresses that the editor opens: the small result, which shows until the editor is loaded, the picture without text, and the
 * original to compare with.
 */
export function picturesOf(process: ImageProcess | undefined): string[] {
  if (!process) return [];
  const { result_thumbnails: small, inpainted_image_url: picture, original_image_url: original } = process;
  return [small?.large, picture, original].filter((address) => typeof address === 'string');
}
