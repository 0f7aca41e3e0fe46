import { type SessionEntry } from '@palimpsest/contract';
import { Button, ConfirmDialog, Page, Section, SegmentedControl, TextField } from '@palimpsest/ui';
import { useState } from 'react';
import { browserName } from './browser-name.ts';
import { type Theme } from '../../lib/theme.ts';
import { UserInfoForm, type UserInfoFormProps } from '../profile/user-info-form.tsx';

export interface AccountViewProps {
  email: string;
  userInfo: UserInfoFormProps;
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  /** Undefined while they are loading. */
  sessions: readonly SessionEntry[] | undefined;
  onLogOutEverywhere: () => void;
  exporting: boolean;
  onExport: () => void;
  deleting: boolean;
  /** Why the account could not be deleted. */
  deleteError: string | undefined;
  /** Called with the address that was typed to confirm. */
  onDelete: (confirmEmail: string) => void;
}

const themeOptions = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** What a user can see and do about their account. */
export function AccountView({
  email,
  userInfo,
  theme,
  onThemeChange,
  sessions,
  onLogOutEverywhere,
  exporting,
  onExport,
  ...deletion
}: AccountViewProps) {
  return (
    <Page title="Account" description={<span className="wrap-anywhere">{email}</span>} className="max-w-180">
      <div className="flex flex-col gap-10">
        <Section title="About your work">
          <UserInfoForm {...userInfo} />
        </Section>
        <Section title="Appearance" description="How Palimpsest looks in this browser.">
          <SegmentedControl
            label="Theme"
            className="max-w-80"
            options={themeOptions}
            value={theme}
            onValueChange={onThemeChange}
          />
        </Section>
        <Section title="Where you are logged in" description="Log out everywhere when a device was lost.">
          <ul className="mb-3 flex flex-col divide-y divide-line border-y border-line" aria-busy={!sessions}>
            {sessions?.map((session) => (
              <li key={session.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 text-sm">
                <span className="min-w-0 truncate text-ink">{browserName(session.user_agent)}</span>
                <span className="text-xs text-muted">
                  {session.is_current
                    ? 'This browser'
                    : `Last used ${dateFormat.format(new Date(session.last_used_at))}`}
                </span>
              </li>
            ))}
          </ul>
          <Button className="self-start" onClick={onLogOutEverywhere}>
            Log out everywhere
          </Button>
        </Section>
        <Section title="Your data" description="Your images, results, edits and corrections as one zip file.">
          <Button className="self-start" loading={exporting} loadingText="Collecting" onClick={onExport}>
            Download my data
          </Button>
        </Section>
        <DeleteAccount email={email} {...deletion} />
      </div>
    </Page>
  );
}

type DeleteAccountProps = Pick<AccountViewProps, 'email' | 'deleting' | 'deleteError' | 'onDelete'>;

function DeleteAccount({ email, deleting, deleteError, onDelete }: DeleteAccountProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <Section title="Delete account" description="Removes your images, results and credits for good.">
      <Button variant="danger" className="self-start" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        busy={deleting}
        title="Delete your account?"
        description="Your images, results and credits are removed for good. This cannot be undone."
        error={deleteError}
        confirmLabel="Delete account"
        busyLabel="Deleting"
        onConfirm={() => onDelete(typed)}
      >
        <TextField
          label={`Type ${email} to confirm`}
          type="email"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </ConfirmDialog>
    </Section>
  );
}
