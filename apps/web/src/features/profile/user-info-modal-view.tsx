import { SimpleDialog } from '@palimpsest/ui';
import { UserInfoForm, type UserInfoFormProps } from './user-info-form.tsx';
import { useWords } from '../../messages/words.ts';

export interface UserInfoModalViewProps extends UserInfoFormProps {
  open: boolean;
  /** What is missing, or why it could not be saved. */
  error: string | undefined;
  /** Closed without an answer. */
  onDismiss: () => void;
}

/** Asks once where somebody works. */
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
