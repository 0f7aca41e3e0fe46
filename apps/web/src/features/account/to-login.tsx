import { Link } from '@tanstack/react-router';
import { useSharedWords } from '../../messages/shared.messages.ts';

/** The way to the login on the landing page. */
export function ToLogin() {
  const { logIn } = useSharedWords();
  return (
    <Link
      to="/"
      state={{ authMode: 'login' }}
      className="-m-1 self-center p-1 text-sm text-muted underline decoration-transparent underline-offset-3 hover:decoration-strong"
    >
      {logIn}
    </Link>
  );
}
