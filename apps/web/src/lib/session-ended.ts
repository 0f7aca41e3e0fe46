import type { HistoryState } from '@tanstack/react-router';

/**
 * The navigation state for the landing page once a session ended without the user asking: it opens the login, says why, and leads
 * back to where the user was. A chosen image goes along, so that it is still there after the login.
 * @param pathname of the page that was shown
 * @param href path and query of that page
 */
export function sessionEndedState(pathname: string, href: string, { image }: HistoryState): HistoryState {
  if (pathname === '/') return { sessionEnded: true, authMode: 'login', ...(image && { image }) };
  return { sessionEnded: true, authMode: 'login', ...(image ? { image } : { returnTo: href }) };
}
