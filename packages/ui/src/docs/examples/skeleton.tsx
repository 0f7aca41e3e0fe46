import { Button, Skeleton } from '@palimpsest/ui';
import { useState } from 'react';

export function LoadingPoster() {
  const [loading, setLoading] = useState(true);
  return (
    <>
      {loading ? <Skeleton className="h-6 w-64 rounded-md" /> : <p data-slot="poster-name">Spring fair, Lyon</p>}
      <Button onClick={() => setLoading(!loading)}>{loading ? 'Show the name' : 'Load again'}</Button>
    </>
  );
}
