import { type CreditsResponse, creditsWarningAt } from '@palimpsest/contract';
import type { ScreenWords } from '../../messages/words.ts';

/** Returns the warning in the header, or undefined. Credits that are not known yet cause no warning. */
export function headerWarning(
  hasSubscription: boolean,
  credits: CreditsResponse | undefined,
  words: Pick<ScreenWords['workspace'], 'trial' | 'creditsLeft'>,
): string | undefined {
  if (!hasSubscription) return words.trial;
  if (!credits || credits.is_unlimited || credits.remaining_credits > creditsWarningAt) return undefined;
  return words.creditsLeft({ count: credits.remaining_credits });
}
