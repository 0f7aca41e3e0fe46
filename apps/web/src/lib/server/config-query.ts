import type { ApiClient } from '@palimpsest/api-client';
import { queryOptions } from '@tanstack/react-query';
import { configurationOf } from './configuration.ts';

/** What this installation offers; it does not change while the page is open. */
export const configQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['config'], queryFn: () => configurationOf(client), staleTime: Infinity });
