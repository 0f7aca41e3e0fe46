import type { SignedUrls } from '@palimpsest/api-client';
import type { ProcessSummary } from '@palimpsest/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { signedPictures } from '../../lib/images/signed-pictures.ts';
import { useApi } from '../../lib/services.ts';
import type { EditedPictures } from './edited-pictures.ts';

/** The number of pictures to prefetch: the cards in the first row of a large screen. */
const firstPictures = 6;

/** Signed addresses by the address that was signed; undefined where it could not be signed. */
export type SignedPictures = ReadonlyMap<string, string | undefined>;

/** The thumbnail that fills a card: no card is wider than the small one in CSS px, so only dense screens need the large one. */
const size = () => (window.devicePixelRatio > 1 ? 'large' : 'small');

const originalOf = ({ original_thumbnails: small, original_image_url: whole }: ProcessSummary) =>
  small?.[size()] ?? whole;
const resultOf = ({ result_thumbnails: small }: ProcessSummary) => small?.[size()];

/** The address of the picture on a card: the result, or the original where there is no result. */
const shownOf = (process: ProcessSummary) => resultOf(process) ?? originalOf(process);

/** The addresses to sign for a card. */
export function addressesOf(process: ProcessSummary): string[] {
  return [...new Set([shownOf(process), originalOf(process)])];
}

/**
 * The picture props of a card: the result over the original, or the original alone where there is no result.
 * @param pictures undefined while they are being signed
 */
export function picturesOf(process: ProcessSummary, pictures: SignedPictures | undefined) {
  const original = pictures ? pictures.get(originalOf(process)) : null;
  const result = pictures?.get(resultOf(process) ?? '');
  return result ? { src: result, originalSrc: original } : { src: original };
}

/** Replaces the results on cards by the pictures that their user edited. */
export function withEdits(
  pictures: SignedPictures | undefined,
  processes: readonly ProcessSummary[] | undefined,
  edited: EditedPictures,
): SignedPictures | undefined {
  if (!pictures || edited.size === 0) return pictures;
  const changed = (processes ?? []).map(
    (process) => [resultOf(process) ?? '', edited.get(process.message_id)] as const,
  );
  return new Map([...pictures, ...changed.filter(([address, picture]) => address !== '' && picture !== undefined)]);
}

/** Signs the pictures of cards and prefetches the first ones while the cards render, so that the pictures show with the cards. */
export async function bringPictures(
  queries: QueryClient,
  signedUrls: SignedUrls,
  processes: readonly ProcessSummary[],
): Promise<void> {
  if (processes.length === 0) return;
  const query = signedPictures(signedUrls, processes.map(shownOf));
  await queries.prefetchQuery(query);
  const addresses = [...(queries.getQueryData(query.queryKey)?.values() ?? [])];
  for (const address of addresses.slice(0, firstPictures)) {
    if (address) new Image().src = address;
  }
}

/**
 * Signs the addresses of the pictures on cards, and then those of the originals, which a card shows under the pointer.
 * @returns undefined while the pictures on the cards are being signed
 */
export function useSignedCards(processes: readonly ProcessSummary[] | undefined): SignedPictures | undefined {
  const { signedUrls } = useApi();
  const shown = processes?.map(shownOf) ?? [];
  const first = useQuery(signedPictures(signedUrls, shown));
  const known = new Set(shown);
  const covered = processes?.flatMap(addressesOf).filter((address) => !known.has(address)) ?? [];
  const later = signedPictures(signedUrls, covered);
  const { data: originals } = useQuery({ ...later, enabled: first.isSuccess && covered.length > 0 });
  const { data: pictures } = first;
  return useMemo(() => pictures && new Map([...(originals ?? []), ...pictures]), [pictures, originals]);
}
