import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailPage } from '../features/account/confirm-email-page.tsx';

export const Route = createFileRoute('/confirm-email')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' && token ? { token } : {},
  component: ConfirmEmailPage,
});
