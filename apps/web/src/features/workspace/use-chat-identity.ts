import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../lib/services.ts';
import { profileQuery } from '../profile/profile-query.ts';

/** Tells the customer chat who is logged in. */
export function useChatIdentity(): void {
  const {
    api: { client },
    chat,
  } = useServices();
  const { data: profile } = useQuery(profileQuery(client));
  useEffect(() => {
    if (profile) chat.identify(profile);
  }, [chat, profile]);
}
