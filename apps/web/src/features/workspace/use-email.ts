import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/services.ts';
import { profileQuery } from '../profile/profile-query.ts';

/** The e-mail address of whoever is logged in; at once where the browser remembers it. */
export function useEmail(): string | undefined {
  const { client } = useApi();
  const { data } = useQuery(profileQuery(client));
  return data?.email ?? storedEmail(client.session.user());
}

function storedEmail(user: unknown): string | undefined {
  if (typeof user !== 'object' || user === null || !('email' in user)) return undefined;
  return typeof user.email === 'string' ? user.email : undefined;
}
