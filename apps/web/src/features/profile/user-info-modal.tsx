import { problemSentence, type Problem } from '@palimpsest/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import { useAnalytics, useApi } from '../../lib/services.ts';
import { profileQuery } from './profile-query.ts';
import { lacksUserInfo, profileProblem, rememberAsked, wasAsked, type WholeProfilePayload } from './user-info.ts';
import { LazyBoundary } from '../error/lazy-boundary.tsx';
import { useWords } from '../../messages/words.ts';

const UserInfoModalView = lazy(async () => ({
  default: (await import('./user-info-modal-view.tsx')).UserInfoModalView,
}));

/** Opens once for a user who has not answered where they work. */
export function UserInfoModal() {
  const { client } = useApi();
  const { track } = useAnalytics();
  const queryClient = useQueryClient();
  const { data: profile } = useQuery(profileQuery(client));
  const [closed, setClosed] = useState(false);
  const [error, setError] = useState<Problem>();
  const { problem } = useWords('shared');
  const open = !closed && profile !== undefined && lacksUserInfo(profile) && !wasAsked(localStorage, profile.id);

  const close = () => {
    if (profile) rememberAsked(localStorage, profile.id);
    setClosed(true);
  };
  const update = useMutation({
    mutationFn: (payload: WholeProfilePayload) => client.call('updateProfile', { body: payload }),
    onMutate: ({ company_sector, employee_count, role }) => {
      setError(undefined);
      track('user_info_submit', { company_sector, employee_count, role });
    },
    onSuccess: async () => {
      close();
      await queryClient.invalidateQueries({ queryKey: profileQuery(client).queryKey });
    },
    onError: (failure) => {
      const found = profileProblem(failure);
      setError(found);
      track('user_info_error', { error_message: problemSentence(found) });
    },
  });

  useEffect(() => {
    if (open) track('user_info_modal_view');
  }, [open, track]);

  return (
    <LazyBoundary>
      {open || closed ? (
        <UserInfoModalView
          open={open}
          error={error && problem(error)}
          loading={update.isPending}
          onSubmit={update.mutate}
          onProblem={(found) => {
            setError(found);
            track('user_info_validation_error', { error_message: problemSentence(found) });
          }}
          onDismiss={() => {
            track('user_info_dismissed');
            close();
          }}
        />
      ) : null}
    </LazyBoundary>
  );
}
