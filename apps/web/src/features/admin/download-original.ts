import { ProblemError } from '@palimpsest/api-client';
import type { AdminProcess } from '@palimpsest/contract';
import type { OriginalLoader } from '../../lib/images/original-image.ts';

export interface DownloadOptions {
  process: Pick<AdminProcess, 'original_image_url'>;
  /** The page is still opening the result of the process. */
  opening: boolean;
  load: OriginalLoader;
}

/**
 * The original of a process that a member of the staff looks at.
 * @throws ProblemError
 */
export async function downloadOriginal({ process, opening, load }: DownloadOptions): Promise<File> {
  if (opening) throw new ProblemError({ code: 'result_loading' });
  return load(process.original_image_url);
}
