import { ErrorState } from '@palimpsest/ui';
import { useWords } from '../messages/words.ts';
import { Fetched, type FetchedProps } from './fetched.tsx';

function Unavailable({ onRetry }: { onRetry: () => void }) {
  const words = useWords();
  return <ErrorState title={words.partUnavailable} onRetry={onRetry} />;
}

/** Parts of the panel whose code is fetched; in their place why they cannot be, with a way to try again. */
export function FetchedInPanel(props: Pick<FetchedProps, 'waiting' | 'children'>) {
  return <Fetched {...props} failed={Unavailable} />;
}
