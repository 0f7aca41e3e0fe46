import type { HistoryState } from '@tanstack/react-router';

/**
 * The navigation state for the landing page once a session ended without the user asking: it opens the login, says why, and leads
 * back to where the user was. It carries a chosen image and its choices, so that both are still there after the login; an image in work is
 * found by the process in the address instead, or it would be paid for once more.
 * @param pathname the path of the page that was shown
 * @param href the path and query of that page
 */
export function sessionEndedState(pathname: string, href: string, { image, choices }: HistoryState): HistoryState {
  const chosen = image && { image, ...(choices && { choices }) };
  if (pathname === '/') return { sessionEnded: true, authMode: 'login', ...chosen };
  const isInWork = new URLSearchParams(href.slice(pathname.length)).has('process');
  return { sessionEnded: true, authMode: 'login', ...(chosen && !isInWork ? chosen : { returnTo: href }) };
}
