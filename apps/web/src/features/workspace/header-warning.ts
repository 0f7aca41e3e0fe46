import { type CreditsResponse, creditsWarningAt } from '@palimpsest/contract';
import type { Format } from '@palimpsest/ui/messages/format';
import type { WorkspaceMessages } from './workspace.messages.ts';

/** What the header warns of, or undefined. Credits that are not known yet warn of nothing. */
export function headerWarning(
  hasSubscription: boolean,
  credits: CreditsResponse | undefined,
  words: Pick<WorkspaceMessages, 'trial' | 'creditsLeft'>,
  format: Format,
): string | undefined {
  if (!hasSubscription) return words.trial;
  if (!credits || credits.is_unlimited || credits.remaining_credits > creditsWarningAt) return undefined;
  return words.creditsLeft(credits.remaining_credits, format);
}
