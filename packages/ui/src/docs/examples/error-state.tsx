import { ErrorState } from '@palimpsest/ui';
import { useState } from 'react';

export function PostersFailed() {
  const [tries, setTries] = useState(0);
  return (
    <ErrorState
      title="The posters could not be loaded"
      description={tries === 0 ? 'Please check your internet connection.' : `Tried ${tries} times.`}
      onRetry={() => setTries(tries + 1)}
    />
  );
}
