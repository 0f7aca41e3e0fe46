import type { ApiClient } from '@palimpsest/api-client';
import { queryOptions } from '@tanstack/react-query';
import { configurationOf } from './configuration.ts';

/** The query for the configuration of this installation, which does not change while the page is open. */
export const configQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['config'], queryFn: () => configurationOf(client), staleTime: Infinity });
