import { useMatch } from '@tanstack/react-router';
import { ErrorPage, type ErrorPageProps } from './error-page.tsx';

/** In place of a screen of the router that cannot be drawn. The frame around the screens behind the login is the page's `main` already. */
export function CrashedScreen(props: Omit<ErrorPageProps, 'framed'>) {
  const framed = useMatch({ strict: false, select: ({ routeId }) => String(routeId).startsWith('/_workspace/') });
  return <ErrorPage framed={framed} {...props} />;
}
