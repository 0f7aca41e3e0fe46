import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { use, type ComponentType, type ReactElement } from 'react';
import { useServices, type Services } from '../services.ts';

/** What the promises came to: a screen that comes later is drawn at once, without a sign of waiting. */
const brought = new WeakMap<Promise<QueryClient>, QueryClient>();

/** Brings the library that asks the server, before the screens that come with it are drawn. */
export async function bringQueries({ queryClient }: Pick<Services, 'queryClient'>): Promise<void> {
  const promise = queryClient();
  brought.set(promise, await promise);
}

/** A screen that asks the server: it comes with the library that does so, which the landing page can do without. */
export function withQueries<Props extends object>(Screen: ComponentType<Props>): (props: Props) => ReactElement {
  return function WithQueries(props: Props) {
    const { queryClient } = useServices();
    const promise = queryClient();
    const client = brought.get(promise) ?? use(promise);
    return (
      <QueryClientProvider client={client}>
        <Screen {...props} />
      </QueryClientProvider>
    );
  };
}
