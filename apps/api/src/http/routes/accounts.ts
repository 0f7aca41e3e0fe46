import { routes } from '@palimpsest/contract';
import type { Accounts } from '../../accounts/service.ts';
import type { RateLimits } from '../rate-limits.ts';
import type { Register } from '../register.ts';

export function registerAccounts(register: Register, accounts: Accounts, limits: RateLimits): void {
  register(routes.signup, async ({ body, request }) => {
    await limits.signup(request);
    return await accounts.signup(body);
  });
  register(routes.login, ({ body, request }) => limits.login(request, body.email, () => accounts.login(body)));
  register(routes.refresh, async ({ body, request }) => {
    await limits.refresh(request, await accounts.familyOf(body.refresh_token));
    return await accounts.refresh(body.refresh_token);
  });
  // Never limited: whoever wants to leave must be able to.
  register(routes.logout, async ({ body }) => {
    await accounts.logout(body.refresh_token);
    return {};
  });
  register(routes.getProfile, ({ session }) => accounts.profile(session.userId));
}
