import { routes, type LanguagesResponse } from '@palimpsest/contract';
import type { Texts } from '../../texts/service.ts';
import type { RateLimits } from '../rate-limits.ts';
import type { Register } from '../register.ts';

export interface TextsRoutesOptions {
  texts: Texts;
  languages: () => Promise<LanguagesResponse>;
}

export function registerTexts(
  register: Register,
  { texts, languages }: TextsRoutesOptions,
  limits: Pick<RateLimits, 'retranslate'>,
): void {
  // An engine may have to start before it is known what there is.
  register(routes.languages, languages, { isSlow: true });
  register(
    routes.translateTexts,
    async ({ session, body }) => {
      await limits.retranslate(session.userId);
      return await texts.translate(session.userId, body);
    },
    { isSlow: true },
  );
}
