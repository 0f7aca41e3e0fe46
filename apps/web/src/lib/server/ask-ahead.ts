import type { QueryClient } from '@tanstack/react-query';
import { reportFault } from '../report-fault.ts';
import type { Services } from '../services.ts';

/**
 * Asks the server for what a screen shows beside the screen's code, not after it. Waits for nothing: the screens ask again for what they still
 * need, and show what went wrong.
 */
export function askAhead(
  { queryClient }: Pick<Services, 'queryClient'>,
  ask: (queries: QueryClient) => Promise<void>,
): void {
  queryClient()
    .then(ask)
    .catch((error: unknown) => reportFault('A part of the app could not be fetched ahead.', error));
}
