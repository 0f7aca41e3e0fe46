import { Spinner } from '@palimpsest/ui';
import { useSharedWords } from '../../messages/shared.messages.ts';

/** What stands in the place of a screen whose code or data is long on its way. */
export function PendingPage() {
  const { loading } = useSharedWords();
  return (
    <div className="flex h-full min-h-40 items-center justify-center text-muted">
      <Spinner label={loading} />
    </div>
  );
}
