import type { AdminProcess } from '@palimpsest/contract';
import type { OriginalLoader } from '../../lib/images/original-image.ts';

export const stillLoadingText = 'Image is still loading. Please try again in a moment.';

export interface DownloadOptions {
  process: Pick<AdminProcess, 'original_image_url'>;
  /** The page is still opening the result of the process. */
  opening: boolean;
  load: OriginalLoader;
}

/**
 * The original of a process that a member of the staff looks at.
 * @throws Error with the sentence to show
 */
export async function downloadOriginal({ process, opening, load }: DownloadOptions): Promise<File> {
  if (opening) throw new Error(stillLoadingText);
  return load(process.original_image_url);
}
