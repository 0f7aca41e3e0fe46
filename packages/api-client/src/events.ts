/** The events that the client dispatches on its event target. */
export const clientEvents = {
  /** The session ended: the user logged out, or a refresh was refused. */
  userLoggedOut: 'user-logged-out',
  /** A refresh was refused: the session is about to end without the user asking. Its user is still stored. */
  sessionExpired: 'session-expired',
  /** Tokens or the stored user changed. */
  sessionChange: 'session-change',
  /** Credits may have changed: read them again. */
  creditsUpdate: 'credits-update',
} as const;

export type ClientEvent = (typeof clientEvents)[keyof typeof clientEvents];
