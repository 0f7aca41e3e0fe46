import { PasswordField } from '@palimpsest/ui';

export function NewPassword() {
  return (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      hint="At least 12 characters."
      minLength={12}
      validateOn="blur"
    />
  );
}
