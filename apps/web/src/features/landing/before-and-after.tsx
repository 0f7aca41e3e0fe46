import { cn, CompareSlider } from '@palimpsest/ui';
import { useEffect, useState } from 'react';
import { onFirstSign } from '../../lib/on-first-sign.ts';
import english from './pictures/poster-english.webp';
import spanish from './pictures/poster-spanish.webp';
import { useWords } from '../../messages/words.ts';

/** The line's first position, in percent of the width: between headline and bottle, where it cuts no word of either poster. */
const betweenWords = 61;

/** The line sweeps once to show the whole translation; dragging or focusing it stops the sweep. */
const sweep =
  'motion-safe:animate-[compare-once_4s_ease-in-out] data-dragging:animate-none has-focus-visible:animate-none';

/**
 * Compares one of the sample posters, `bench/posters/skin-care`, with the result of `pnpm palimpsest translate --from English
 * --to Spanish --memory pictures/spanish.csv`. The words are a translator's, the setting is the product's; nothing is retouched.
 */
export function BeforeAndAfter() {
  const words = useWords('landing');
  // The sweep waits for the visitor: while the page loads, it would compete with the resources on their way.
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
