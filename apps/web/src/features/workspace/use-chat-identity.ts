import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi } from '../../lib/api.ts';
import { profileQuery } from '../profile/profile-query.ts';

const root = getRouteApi('__root__');

/** Tells the customer chat who is logged in. */
export function useChatIdentity(): void {
  const { client } = useApi();
  const { chat } = root.useRouteContext();
  const { data: profile } = useQuery(profileQuery(client));
  useEffect(() => {
    if (profile) chat.identify(profile);
  }, [chat, profile]);
}
