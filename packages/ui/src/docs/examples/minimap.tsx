import { Minimap } from '@palimpsest/ui';
import { useState } from 'react';

/** A drawn poster, in the words of one language. */
function Poster({ words, label }: { words: string; label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 320 200" width={320} height={200}>
      <rect width="320" height="200" fill="#173bac" />
      <text x="160" y="110" fill="#ffffff" fontSize="30" textAnchor="middle">
        {words}
      </text>
    </svg>
  );
}

export function PosterOverview() {
  const [view, setView] = useState({ x: 40, y: 30, width: 160, height: 100 });
  return (
    <Minimap picture={{ width: 320, height: 200 }} view={view} onViewChange={setView}>
      <Poster words="Feria" label="" />
    </Minimap>
  );
}
