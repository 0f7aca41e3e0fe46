import { QueryClientProvider } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { use, type ComponentType, type ReactElement } from 'react';
import type { RouterContext } from '../router.tsx';

const root = getRouteApi('__root__');

/** A screen that asks the server: it comes with the library that does so, which the landing page can do without. */
export function withQueries<Props extends object>(Screen: ComponentType<Props>): (props: Props) => ReactElement {
  return function WithQueries(props: Props) {
    const { queryClient }: RouterContext = root.useRouteContext();
    const client = use(queryClient());
    return (
      <QueryClientProvider client={client}>
        <Screen {...props} />
      </QueryClientProvider>
    );
  };
}
