import { type ProcessSummary } from '@palimpsest/contract';

/** Signed addresses, by the address that was signed; undefined for what could not be signed. */
export type SignedPictures = ReadonlyMap<string, string | undefined>;

const originalOf = ({ original_thumbnails: small, original_image_url: whole }: ProcessSummary) => small?.large ?? whole;
const resultOf = ({ result_thumbnails: small }: ProcessSummary) => small?.large;

/** The addresses to sign for a card. */
export function addressesOf(process: ProcessSummary): string[] {
  const result = resultOf(process);
  return result ? [result, originalOf(process)] : [originalOf(process)];
}

/**
 * What a card shows: the result over the original, or the original where there is no result.
 * @param pictures undefined while they are being signed
 */
export function picturesOf(process: ProcessSummary, pictures: SignedPictures | undefined) {
  const original = pictures ? pictures.get(originalOf(process)) : null;
  const result = pictures?.get(resultOf(process) ?? '');
  return result ? { src: result, originalSrc: original } : { src: original };
}
