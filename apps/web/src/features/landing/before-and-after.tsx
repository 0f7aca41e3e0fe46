import { cn, CompareSlider } from '@palimpsest/ui';
import { useEffect, useState } from 'react';
import { onFirstSign } from '../../lib/on-first-sign.ts';
import english from './pictures/poster-english.webp';
import spanish from './pictures/poster-spanish.webp';
import { useWords } from '../../messages/words.ts';

/** In percent of the width: between the end of the headline and the bottle, where the line cuts no word of either poster. */
const betweenWords = 61;

/** The line shows the whole translation once; whoever takes hold of it stops that. */
const sweep =
  'motion-safe:animate-[compare-once_4s_ease-in-out] data-dragging:animate-none has-focus-visible:animate-none';

/**
 * What the product does, shown on one of the sample posters: `bench/posters/skin-care`, and what `pnpm palimpsest translate
 * --from English --to Spanish --memory pictures/spanish.csv` makes of it. The words are a translator's, the setting is the product's;
 * nothing is retouched.
 */
export function BeforeAndAfter() {
  const words = useWords('landing');
  // Not as the page loads: it would compete with what is still on its way.
  const [begun, setBegun] = useState(false);
  useEffect(() => onFirstSign(() => setBegun(true)), []);
  return (
    <figure>
      <CompareSlider
        label={words.example}
        labels="none"
        defaultPosition={betweenWords}
        messages={{ before: words.english, after: words.spanish }}
        className={cn('overflow-hidden rounded-xl border border-line shadow-modal', begun && sweep)}
        before={<img src={english} alt={words.exampleBefore} width={1200} height={750} fetchPriority="high" />}
        after={
          <img
            src={spanish}
            alt={words.exampleAfter}
            width={1200}
            height={750}
            fetchPriority="high"
            className="w-full"
          />
        }
      />
      <figcaption className="mt-3 flex justify-between px-1 text-sm text-muted">
        <span>{words.english}</span>
        <span>{words.spanish}</span>
      </figcaption>
    </figure>
  );
}
