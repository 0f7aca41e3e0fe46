import { ErrorState } from '@palimpsest/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../lib/services.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { saveFile } from '../../lib/images/save-file.ts';
import { chooseTheme, useTheme } from '../../lib/theme.ts';
import { usePortal, useSubscription } from '../billing/subscription.ts';
import { usePricingModal } from '../billing/use-pricing-modal.ts';
import { profileQuery } from '../profile/profile-query.ts';
import { profileProblem } from '../profile/user-info.ts';
import { userInfoOf, type WholeProfilePayload } from '../profile/user-info.ts';
import { useCredits } from '../workspace/use-credits.ts';
import { AccountView } from './account-view.tsx';
import { useWords } from '../../messages/words.ts';
import { useProblem } from '../../lib/server/use-problem.ts';
import { chooseLanguage, useLanguage } from '../../lib/language/language.ts';
import { useToasts } from '../../lib/toasts.tsx';
import { useChangePassword } from './use-change-password.ts';
import { useSessions } from './use-sessions.ts';

/** The account page of the user who is logged in. */
export function AccountPage() {
  const { client } = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  const theme = useTheme();
  const { language } = useLanguage();
  const words = useWords('account');
  const shared = useWords('shared');
  const problem = useProblem();
  const { data: profile, error, refetch } = useQuery(profileQuery(client));
  const subscription = useSubscription();
  const credits = useCredits();
  const openPortal = usePortal();
  const pricing = usePricingModal();
  const sessions = useSessions();
  const password = useChangePassword();
  const fail = (title: string) => (error: unknown) =>
    toasts.add({ tone: 'danger', title, description: problem(error) });
  const leave = async () => {
    client.session.end();
    await navigate({ to: '/' });
  };

  const update = useMutation({
    mutationFn: (payload: WholeProfilePayload) => client.call('updateProfile', { body: payload }),
    onSuccess: async () => {
      toasts.add({ tone: 'success', title: words.saved });
      await queryClient.invalidateQueries({ queryKey: profileQuery(client).queryKey });
    },
    onError: (error) => toasts.add({ tone: 'danger', title: shared.problem(profileProblem(error)) }),
  });
  const logOutEverywhere = useMutation({
    mutationFn: () => client.call('logoutEverywhere'),
    onSuccess: leave,
    onError: fail(words.stillLoggedIn),
  });
  const exportData = useMutation({
    mutationFn: async () => saveFile(new File([await client.download('exportData')], 'palimpsest-data.zip')),
    onError: fail(words.downloadFailed),
  });
  const remove = useMutation({
    mutationFn: (confirmEmail: string) => client.call('deleteAccount', { body: { confirm_email: confirmEmail } }),
    onSuccess: leave,
  });

  return (
    <>
      <PageHead title={shared.account} noIndex />
      {error && !profile ? (
        <ErrorState
          headingLevel={1}
          title={words.notLoaded}
          description={problem(error, 'unexpected')}
          onRetry={() => void refetch()}
        />
      ) : (
        <AccountView
          profile={
            profile && {
              name: `${profile.name} ${profile.surname}`,
              email: profile.email,
              defaultValue: userInfoOf(profile),
              loading: update.isPending,
              onSubmit: update.mutate,
              onProblem: (found) => toasts.add({ tone: 'danger', title: shared.problem(found) }),
            }
          }
          plan={{ subscription, credits, onManage: openPortal, onPlans: pricing.open }}
          theme={theme}
          onThemeChange={chooseTheme}
          language={language}
          onLanguageChange={(next) => void chooseLanguage(next).catch(() => fail(words.languageFailed)(undefined))}
          sessions={sessions}
          onLogOutEverywhere={logOutEverywhere.mutate}
          password={password}
          exporting={exportData.isPending}
          onExport={exportData.mutate}
          deleting={remove.isPending}
          deleteError={problem(remove.error, 'unexpected')}
          onDelete={remove.mutate}
        />
      )}
    </>
  );
}
