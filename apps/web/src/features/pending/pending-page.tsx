import { Spinner } from '@palimpsest/ui';
import { useWords } from '../../messages/words.ts';

/** Replaces a screen whose code or data takes long to load. */
export function PendingPage() {
  const { loading } = useWords('shared');
  return (
    <div className="flex h-full min-h-40 items-center justify-center text-muted">
      <Spinner label={loading} />
    </div>
  );
}
