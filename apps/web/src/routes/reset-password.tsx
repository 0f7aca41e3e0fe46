import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../features/account/reset-password-page.tsx';

export const Route = createFileRoute('/reset-password')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' && token ? { token } : {},
  component: ResetPasswordPage,
});
