import type { ProcessSummary } from '@palimpsest/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../lib/services.ts';
import { signedPictures } from '../../lib/images/signed-pictures.ts';
import { addressesOf, shownOf, type SignedPictures } from './card-pictures.ts';

/**
 * The signed addresses of what cards show, and then those of the originals, which a card shows under the pointer.
 * @returns undefined while the former are being signed
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
