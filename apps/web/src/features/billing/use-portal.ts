import { extractErrorText } from '@palimpsest/api-client';
import { useToasts } from '@palimpsest/ui';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../lib/api.ts';

/** Opens the billing portal, which leads back to this page. */
export function usePortal(): () => void {
  const { client } = useApi();
  const toasts = useToasts();
  const { mutate } = useMutation({
    mutationFn: () => client.call('createPortal', { body: { return_url: window.location.href } }),
    onSuccess: ({ portal_url }) => window.location.assign(portal_url),
    onError: (error) =>
      toasts.add({
        tone: 'danger',
        title: 'The billing portal could not be opened.',
        description: extractErrorText(error),
      }),
  });
  return mutate;
}
