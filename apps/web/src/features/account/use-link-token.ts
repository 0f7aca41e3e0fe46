import { useLocation } from '@tanstack/react-router';

/** The token of an e-mail's link. It stands behind the `#`, so that no server logs it. */
export function useLinkToken(): string | undefined {
  const hash = useLocation({ select: (location) => location.hash });
  return new URLSearchParams(hash).get('token') ?? undefined;
}
