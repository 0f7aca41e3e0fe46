import { SimpleDialog } from '@palimpsest/ui';
import { UserInfoForm, type UserInfoFormProps } from './user-info-form.tsx';

export interface UserInfoModalViewProps extends UserInfoFormProps {
  open: boolean;
  /** What is missing, or why it could not be saved. */
  error: string | undefined;
  /** Closed without an answer. */
  onDismiss: () => void;
}

/** Asks once where somebody works. */
export function UserInfoModalView({ open, error, onDismiss, ...form }: UserInfoModalViewProps) {
  return (
    <SimpleDialog
      open={open}
      busy={form.loading}
      onOpenChange={(next) => (next ? undefined : onDismiss())}
      title="More about you"
      description="This helps us build for people like you. We ask only once."
      error={error}
    >
      <UserInfoForm wide {...form} />
    </SimpleDialog>
  );
}
