import { refusalOf, type Refusal } from '@palimpsest/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAnalytics, useApi } from '../../lib/services.ts';
import { profileQuery } from './profile-query.ts';
import { lacksUserInfo, profileErrorText, rememberAsked, wasAsked, type WholeProfilePayload } from './user-info.ts';
import { UserInfoModalView } from './user-info-modal-view.tsx';
import { useSharedWords } from '../../messages/shared.messages.ts';

/** Opens once for whoever has not said yet where they work. */
export function UserInfoModal() {
  const { client } = useApi();
  const { track } = useAnalytics();
  const queryClient = useQueryClient();
  const { data: profile } = useQuery(profileQuery(client));
  const [closed, setClosed] = useState(false);
  const [error, setError] = useState<{ text: string; refusal?: Refusal | undefined }>();
  const { problem } = useSharedWords();
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
      const text = profileErrorText(failure);
      setError({ text, refusal: refusalOf(failure) });
      track('user_info_error', { error_message: text });
    },
  });

  useEffect(() => {
    if (open) track('user_info_modal_view');
  }, [open, track]);

  return (
    <UserInfoModalView
      open={open}
      error={error && problem(error.text, error.refusal)}
      loading={update.isPending}
      onSubmit={update.mutate}
      onProblem={(message) => {
        setError({ text: message });
        track('user_info_validation_error', { error_message: message });
      }}
      onDismiss={() => {
        track('user_info_dismissed');
        close();
      }}
    />
  );
}
