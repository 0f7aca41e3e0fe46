import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/services.ts';
import { profileQuery } from '../profile/profile-query.ts';

/** Whoever is logged in. */
export interface WorkspaceViewer {
  /** At once where the browser remembers it. */
  email: string | undefined;
  /** Whether the pages of the staff are open to them, as the server says. */
  isStaff: boolean;
}

export function useViewer(): WorkspaceViewer {
  const { client } = useApi();
  const { data } = useQuery(profileQuery(client));
  return { email: data?.email ?? storedEmail(client.session.user()), isStaff: data?.is_admin === true };
}

function storedEmail(user: unknown): string | undefined {
  if (typeof user !== 'object' || user === null || !('email' in user)) return undefined;
  return typeof user.email === 'string' ? user.email : undefined;
}
