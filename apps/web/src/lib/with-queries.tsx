import { QueryClientProvider } from '@tanstack/react-query';
import { use, type ComponentType, type ReactElement } from 'react';
import { useServices } from './services.ts';

/** A screen that asks the server: it comes with the library that does so, which the landing page can do without. */
export function withQueries<Props extends object>(Screen: ComponentType<Props>): (props: Props) => ReactElement {
  return function WithQueries(props: Props) {
    const { queryClient } = useServices();
    const client = use(queryClient());
    return (
      <QueryClientProvider client={client}>
        <Screen {...props} />
      </QueryClientProvider>
    );
  };
}
