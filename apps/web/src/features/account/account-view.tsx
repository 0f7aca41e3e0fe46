import { Button, ConfirmDialog, Page, Section, SegmentedControl, SelectField, TextField } from '@palimpsest/ui';
import { useState } from 'react';
import { ChangePasswordForm, type ChangePasswordFormProps } from './change-password-form.tsx';
import { PlanSection, type PlanSectionProps } from './plan-section.tsx';
import { SessionList, type SessionListProps } from './session-list.tsx';
import { themes, type Theme } from '../../lib/theme.ts';
import { UserInfoForm, type UserInfoFormProps } from '../profile/user-info-form.tsx';
import { interfaceLanguages, isInterfaceLanguage, type InterfaceLanguage } from '../../lib/language/language.ts';
import { ThirdPartyLink } from '../../lib/third-party-link.tsx';
import { useWords } from '../../messages/words.ts';

export interface AccountViewProps {
  /** The user's name, email and work. Undefined while they are loading. */
  profile: (UserInfoFormProps & { /** First and last name. */ name: string; email: string }) | undefined;
  plan: PlanSectionProps;
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  /** The language of the interface. */
  language: InterfaceLanguage;
  onLanguageChange: (language: InterfaceLanguage) => void;
  sessions: SessionListProps;
  onLogOutEverywhere: () => void;
  password: ChangePasswordFormProps;
  exporting: boolean;
  onExport: () => void;
  deleting: boolean;
  /** Why the account could not be deleted. */
  deleteError: string | undefined;
  /** Called with the address that was typed to confirm. */
  onDelete: (confirmEmail: string) => void;
}

const languageOptions = Object.entries(interfaceLanguages).map(([value, label]) => ({ value, label }));

/** The screen on which users see and change their account. */
export function AccountView({
  profile,
  plan,
  theme,
  onThemeChange,
  language,
  onLanguageChange,
  sessions,
  onLogOutEverywhere,
  password,
  exporting,
  onExport,
  ...deletion
}: AccountViewProps) {
  const words = useWords('account');
  const shared = useWords('shared');
  return (
    <Page
      title={shared.account}
      description={
        <span className="block min-h-12 wrap-anywhere">
          <span className="block font-medium text-ink">{profile?.name}</span>
          {profile?.email}
        </span>
      }
      className="max-w-180"
    >
      <div className="flex flex-col gap-8">
        <Section title={words.work}>
          <div className="sm:max-w-80">{profile ? <UserInfoForm {...profile} /> : <ComingForm />}</div>
        </Section>
        <PlanSection {...plan} />
        <Section title={words.appearance} description={words.appearanceHint}>
          <div className="flex flex-col gap-4 sm:max-w-80">
            <SegmentedControl
              label={words.theme}
              options={themes.map((value) => ({ value, label: words.themes[value] }))}
              value={theme}
              onValueChange={onThemeChange}
            />
            <SelectField
              label={words.language}
              options={languageOptions}
              value={language}
              onValueChange={(value) => (isInterfaceLanguage(value) ? onLanguageChange(value) : undefined)}
            />
          </div>
        </Section>
        <Section title={words.sessions} description={words.sessionsHint}>
          <SessionList {...sessions} />
          <Button className="self-start" onClick={onLogOutEverywhere}>
            {words.logOutEverywhere}
          </Button>
        </Section>
        <Section title={words.password} description={words.passwordSectionHint}>
          <ChangePasswordForm {...password} />
        </Section>
        <Section title={words.data} description={words.dataHint}>
          <Button className="self-start" loading={exporting} loadingText={words.collecting} onClick={onExport}>
            {words.downloadData}
          </Button>
        </Section>
        <DeleteAccount email={profile?.email} {...deletion} />
        <ThirdPartyLink />
      </div>
    </Page>
  );
}

const nothing = () => undefined;

/** Shows the empty, inert form in its place while the profile is loading. */
function ComingForm() {
  const { loading } = useWords('shared');
  return (
    <>
      <output className="sr-only">{loading}</output>
      <div inert className="opacity-50">
        <UserInfoForm loading={false} onSubmit={nothing} onProblem={nothing} />
      </div>
    </>
  );
}

interface DeleteAccountProps extends Pick<AccountViewProps, 'deleting' | 'deleteError' | 'onDelete'> {
  /** Undefined while it is loading. */
  email: string | undefined;
}

function DeleteAccount({ email, deleting, deleteError, onDelete }: DeleteAccountProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const words = useWords('account');
  return (
    <Section title={words.deleteAccount} description={words.deleteHint}>
      <Button variant="danger" className="self-start" disabled={email === undefined} onClick={() => setOpen(true)}>
        {words.deleteAccount}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        busy={deleting}
        title={words.deleteTitle}
        description={words.deleteWarning}
        error={deleteError}
        confirmLabel={words.deleteAccount}
        busyLabel={words.deleting}
        onConfirm={() => onDelete(typed)}
      >
        <TextField
          label={words.typeToConfirm({ email: email ?? '' })}
          type="email"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </ConfirmDialog>
    </Section>
  );
}
