import { type CreditsResponse, creditsWarningAt } from '@palimpsest/contract';

/** What the header warns of, or undefined. Credits that are not known yet warn of nothing. */
export function headerWarning(hasSubscription: boolean, credits: CreditsResponse | undefined): string | undefined {
  if (!hasSubscription) return "You're in trial mode.";
  if (!credits || credits.is_unlimited || credits.remaining_credits > creditsWarningAt) return undefined;
  return `You have only ${credits.remaining_credits} credits left`;
}
