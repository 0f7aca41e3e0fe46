import { routes } from '@palimpsest/contract';
import type { Accounts } from '../../accounts/service.ts';
import type { Processes } from '../../images/processes.ts';
import type { RateLimits } from '../rate-limits.ts';
import type { Register } from '../register.ts';

export function registerAccounts(
  register: Register,
  accounts: Accounts,
  processes: Pick<Processes, 'removeAll'>,
  limits: RateLimits,
): void {
  register(routes.signup, async ({ body, request }) => {
    await limits.signup(request);
    return await accounts.signup(body);
  });
  register(routes.login, ({ body, request }) =>
    limits.login(request, body.email, () => accounts.login(body, request.headers['user-agent'])),
  );
  register(routes.google, async ({ body, request }) => {
    await limits.google(request);
    return await accounts.loginWithGoogle(body.token_id, request.headers['user-agent']);
  });
  register(routes.refresh, async ({ body, request }) => {
    await limits.refresh(request, await accounts.familyOf(body.refresh_token));
    return await accounts.refresh(body.refresh_token);
  });
  // Never limited: whoever wants to leave must be able to.
  register(routes.logout, async ({ body }) => {
    await accounts.logout(body.refresh_token);
    return {};
  });
  register(routes.resendConfirmation, async ({ body, request }) => {
    await limits.email(request, body.email);
    accounts.links.resendConfirmation(body.email);
    return {};
  });
  register(routes.confirmEmail, async ({ body, request }) => {
    await limits.emailToken(request);
    await accounts.links.confirmEmail(body.token);
    return {};
  });
  register(routes.requestPasswordReset, async ({ body, request }) => {
    await limits.email(request, body.email);
    accounts.links.requestPasswordReset(body.email);
    return {};
  });
  register(routes.resetPassword, async ({ body, request }) => {
    await limits.emailToken(request);
    await accounts.links.resetPassword(body.token, body.password);
    return {};
  });
  register(routes.sessions, ({ session }) => accounts.sessions(session));
  register(routes.logoutEverywhere, async ({ session }) => {
    await accounts.logoutEverywhere(session.userId);
    return {};
  });
  register(routes.endSession, async ({ session, params }) => {
    await accounts.endSession(session.userId, params.session_id);
    return {};
  });
  register(routes.changePassword, async ({ session, body }) => {
    await limits.passwordChange(session.userId);
    await accounts.changePassword(session, body);
    return {};
  });
  register(routes.getProfile, ({ session }) => accounts.profile(session.userId));
  register(routes.updateProfile, ({ session, body }) => accounts.updateProfile(session.userId, body));
  register(routes.deleteAccount, async ({ session, body }) => {
    await accounts.remove(session.userId, body.confirm_email, () => processes.removeAll(session.userId));
    return {};
  });
}
