import { z } from 'zod';

export const creditsResponse = z.object({
  remaining_credits: z.number().int(),
  is_unlimited: z.boolean(),
});
export type CreditsResponse = z.infer<typeof creditsResponse>;

/** Credits that an account starts with. */
export const trialCredits = 5;
