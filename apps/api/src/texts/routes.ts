import { routes } from '@palimpsest/contract';
import type { RoutesContext } from '../http/register.ts';

export function registerTexts({ registerSlow, texts, languages, limits }: RoutesContext): void {
  // An engine may have to start before it is known what there is.
  registerSlow(routes.languages, () => languages.read());
  registerSlow(routes.translateTexts, async ({ session, body }) => {
    await limits.retranslate(session.userId);
    return await texts.translate(session.userId, body);
  });
}
