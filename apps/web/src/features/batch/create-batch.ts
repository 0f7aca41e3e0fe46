import type { OwnProblem } from '@palimpsest/contract';
import { imageFileProblem, maxImagesTogether } from '../../lib/images/chosen-image.ts';
import { keepImage } from '../../lib/images/kept-images.ts';
import { type Choices, toExclusionRegions } from '../preview/choices.ts';
import { advance, type Batch, type BatchImage } from './batch.ts';
import { saveBatch } from './batch-store.ts';

/** A file that cannot be taken, and why. */
export interface Refused {
  name: string;
  problem: OwnProblem;
}

export interface TakenFiles {
  images: BatchImage[];
  refused: Refused[];
}

const tooMany: OwnProblem = { code: 'too_many_images', parameters: { max: maxImagesTogether } };

/** Keeps files as images of a batch. @param room the number of images that the batch can still take */
export function takeFiles(files: readonly File[], room: number): TakenFiles {
  const images: BatchImage[] = [];
  const refused: Refused[] = [];
  for (const file of files) {
    const { name, size } = file;
    const problem = imageFileProblem(file) ?? (images.length < room ? undefined : tooMany);
    if (problem) refused.push({ name, problem });
    else images.push({ id: crypto.randomUUID(), name, size, address: keepImage(file), regions: [] });
  }
  return { images, refused };
}

/**
 * Creates a batch from files and the choices for one image, and keeps it in this tab.
 * @param imageId the server's id of the first file, where it is uploaded already
 */
export function createBatch(files: readonly File[], choices: Choices, imageId: string | undefined) {
  const { source, target, blacklist, regions } = choices;
  const { images, refused } = takeFiles(files, maxImagesTogether);
  const [only, ...others] = images;
  // The exclusion areas were drawn on the one image that was chosen before.
  const first = only && others.length === 0 ? [{ ...only, regions: toExclusionRegions(regions), imageId }] : images;
  const empty: Batch = {
    source,
    targets: target ? [target] : [],
    blacklist: [...blacklist],
    images: [],
    items: [],
  };
  const id = crypto.randomUUID();
  saveBatch(sessionStorage, id, advance(empty, { type: 'images', images: first }));
  return { id, refused };
}
