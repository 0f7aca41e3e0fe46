import { CompareSlider } from '@palimpsest/ui';
import english from './pictures/poster-english.webp';
import spanish from './pictures/poster-spanish.webp';

/**
 * What the product does, shown on one of the sample posters: `bench/posters/skin-care`, and what `pnpm palimpsest translate
 * --from English --to Spanish --memory pictures/spanish.csv` makes of it. The words are a translator's, the setting is the product's;
 * nothing is retouched.
 */
export function BeforeAndAfter() {
  return (
    <figure>
      <CompareSlider
        label="A poster before and after"
        labels="none"
        messages={{ before: 'English', after: 'Spanish' }}
        className="overflow-hidden rounded-xl border border-line shadow-modal"
        before={
          <img
            src={english}
            alt="A poster for a skin oil, in English: Soft skin, naturally."
            width={1200}
            height={750}
          />
        }
        after={
          <img
            src={spanish}
            alt="The same poster in Spanish, its design unchanged: Piel suave, por naturaleza."
            width={1200}
            height={750}
            className="w-full"
          />
        }
      />
      <figcaption className="mt-3 flex justify-between px-1 text-sm text-muted">
        <span>English</span>
        <span>Spanish</span>
      </figcaption>
    </figure>
  );
}
