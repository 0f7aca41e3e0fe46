import { PalimpsestImage } from '@palimpsest/ui';

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

export function HoldForOriginal() {
  return (
    <PalimpsestImage original={<Poster words="Spring fair" label="The poster in English" />}>
      <Poster words="Feria" label="The poster in Spanish" />
    </PalimpsestImage>
  );
}
