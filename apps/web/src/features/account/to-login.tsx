import { Link } from '@tanstack/react-router';
import { useWords } from '../../messages/words.ts';

/** The way to the login on the landing page. */
export function ToLogin() {
  const { logIn } = useWords('shared');
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
