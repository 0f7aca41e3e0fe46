import { routes, type Profile } from '@palimpsest/contract';
import type { FastifyRequest } from 'fastify';
import type { RoutesContext } from '../http/register.ts';
import type { Viewer } from './tokens.ts';
import type { LoginAttempt } from './service.ts';

export function registerAccounts(context: RoutesContext): void {
  const { register, registerSlow, accounts, processes, billing, limits } = context;
  register(routes.signup, async ({ body, request }) => {
    await limits.signup(request);
    return await accounts.signup(body);
  });
  register(routes.login, ({ body, request }) =>
    limits.login(request, body.email, () => accounts.login(body, attemptOf(request))),
  );
  registerSlow(routes.google, async ({ body, request }) => {
    await limits.google(request);
    return await accounts.loginWithGoogle(body, attemptOf(request));
  });
  register(routes.refresh, async ({ body, request }) => {
    await limits.refresh(request, await accounts.familyOf(body.refresh_token));
    return await accounts.refresh(body.refresh_token);
  });
  // Logging out has no limit, because a user must always be able to leave.
  register(routes.logout, ({ body }) => accounts.logout(body.refresh_token));
  register(routes.resendConfirmation, async ({ body, request }) => {
    await limits.email(request, body.email);
    accounts.links.resendConfirmation(body.email);
  });
  register(routes.confirmEmail, async ({ body, request }) => {
    await limits.emailToken(request);
    await accounts.links.confirmEmail(body.token);
  });
  register(routes.requestPasswordReset, async ({ body, request }) => {
    await limits.email(request, body.email);
    accounts.links.requestPasswordReset(body.email);
  });
  register(routes.resetPassword, async ({ body, request }) => {
    await limits.emailToken(request);
    await accounts.links.resetPassword(body.token, body.password);
  });
  register(routes.sessions, ({ session }) => accounts.sessions(session));
  register(routes.logoutEverywhere, ({ session }) => accounts.logoutEverywhere(session.userId));
  register(routes.endSession, ({ session, params }) => accounts.endSession(session.userId, params.session_id));
  register(routes.changePassword, async ({ session, body }) => {
    await limits.passwordChange(session.userId);
    await accounts.changePassword(session, body);
  });
  register(routes.getProfile, async ({ session }) => profileFor(session, await accounts.profile(session.userId)));
  register(routes.updateProfile, async ({ session, body }) =>
    profileFor(session, await accounts.updateProfile(session.userId, body)),
  );
  registerSlow(routes.deleteAccount, ({ session: { userId }, body }) =>
    accounts.remove(userId, body.confirm_email, async () => {
      // The provider's call may fail and comes first: nobody must be charged for an account that is gone.
      await billing.endAll(userId);
      await processes.removeAll(userId);
    }),
  );
}

/** The profile of a viewer, who is told whether the pages of the staff are open to them. */
const profileFor = ({ isAdmin }: Viewer, own: Profile): Profile => ({ ...own, ...(isAdmin && { is_admin: true }) });

/** The line about the request names the account, also where the log-in is refused; never the address that was typed, which may be a password. */
const attemptOf = ({ headers, log }: FastifyRequest): LoginAttempt => ({
  userAgent: headers['user-agent'],
  onAccount: (userId) => log.setBindings({ userId }),
});
