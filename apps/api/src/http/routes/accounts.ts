import { routes } from '@palimpsest/contract';
import type { Accounts } from '../../accounts/service.ts';
import type { RateLimits } from '../rate-limits.ts';
import type { Register } from '../register.ts';

export function registerAccounts(register: Register, accounts: Accounts, limits: RateLimits): void {
  register(routes.signup, async ({ body }) => ({ user_id: await accounts.signup(body) }), { limit: limits.signup });
  register(routes.login, ({ body }) => accounts.login(body), { limit: limits.login });
  register(routes.refresh, ({ body }) => accounts.refresh(body.refresh_token), { limit: limits.refresh });
  register(
    routes.logout,
    async ({ body }) => {
      await accounts.logout(body.refresh_token);
      return {};
    },
    { limit: limits.refresh },
  );
  register(routes.getProfile, ({ session }) => accounts.profile(session.userId));
}
