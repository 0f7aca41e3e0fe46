import { SimpleDialog } from '@palimpsest/ui';
import { UserInfoForm, type UserInfoFormProps } from './user-info-form.tsx';
import { useWords } from '../../messages/words.ts';

export interface UserInfoModalViewProps extends UserInfoFormProps {
  open: boolean;
  /** Which answer is missing, or why the answers could not be saved. */
  error: string | undefined;
  /** Called when the dialog is closed without an answer. */
  onDismiss: () => void;
}

/** Asks a user once where they work. */
export function UserInfoModalView({ open, error, onDismiss, ...form }: UserInfoModalViewProps) {
  const words = useWords('userInfo');
  return (
    <SimpleDialog
      open={open}
      busy={form.loading}
      onOpenChange={(next) => (next ? undefined : onDismiss())}
      title={words.title}
      description={words.hint}
      error={error}
    >
      <UserInfoForm wide {...form} />
    </SimpleDialog>
  );
}
