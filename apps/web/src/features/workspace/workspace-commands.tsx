import { CommandMenu } from '@palimpsest/ui';
import {
  BookA,
  CreditCard,
  LayoutGrid,
  LogOut,
  Monitor,
  Moon,
  Plus,
  Settings2,
  Sparkles,
  Sun,
  Users,
} from 'lucide-react';
import { chooseTheme, themes, useTheme } from '../../lib/theme.ts';
import { useWords } from '../../messages/words.ts';
import type { ProfileMenuProps } from './profile-menu.tsx';

export interface WorkspaceCommandsProps extends Omit<ProfileMenuProps, 'email' | 'hasSubscription' | 'onCommands'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Undefined while it is not known: then nothing is offered. */
  subscribed: boolean | undefined;
  onDashboard: () => void;
  onNewImage: () => void;
  onUpgrade: () => void;
}

const themeIcons = { system: <Monitor />, light: <Sun />, dark: <Moon /> } as const;

/** A searchable list of the pages and actions that every screen behind the login offers. */
export function WorkspaceCommands({
  open,
  onOpenChange,
  subscribed,
  onDashboard,
  onNewImage,
  onTerminology,
  onAllProcesses,
  onAccount,
  onUpgrade,
  onManageSubscription,
  onLogOut,
}: WorkspaceCommandsProps) {
  const words = useWords('workspace');
  const shared = useWords('shared');
  const account = useWords('account');
  const theme = useTheme();
  const plan = subscribed
    ? { id: 'subscription', label: words.manageSubscription, icon: <CreditCard />, onSelect: onManageSubscription }
    : { id: 'upgrade', label: words.upgrade, icon: <Sparkles />, onSelect: onUpgrade };
  return (
    <CommandMenu
      open={open}
      onOpenChange={onOpenChange}
      groups={[
        {
          label: words.goTo,
          commands: [
            { id: 'dashboard', label: shared.dashboard, icon: <LayoutGrid />, onSelect: onDashboard },
            { id: 'terminology', label: shared.terminology, icon: <BookA />, onSelect: onTerminology },
            ...(onAllProcesses
              ? [{ id: 'all-processes', label: words.allProcesses, icon: <Users />, onSelect: onAllProcesses }]
              : []),
            { id: 'account', label: shared.account, icon: <Settings2 />, onSelect: onAccount },
          ],
        },
        {
          label: words.actions,
          commands: [
            { id: 'new-image', label: shared.newImage, icon: <Plus />, onSelect: onNewImage },
            ...(subscribed === undefined ? [] : [plan]),
            { id: 'log-out', label: words.logOut, icon: <LogOut />, onSelect: onLogOut },
          ],
        },
        {
          label: account.theme,
          commands: themes.map((name) => ({
            id: `theme-${name}`,
            label: account.themes[name],
            keywords: `${account.theme} ${account.appearance}`,
            icon: themeIcons[name],
            disabled: name === theme,
            onSelect: () => chooseTheme(name),
          })),
        },
      ]}
    />
  );
}
