import english from './pictures/poster-english.webp';
import spanish from './pictures/poster-spanish.webp';

/**
 * What the product does, shown on one of the sample posters: `bench/posters/skin-care`, and what `pnpm palimpsest translate`
 * makes of it from English to Spanish, nothing retouched.
 */
export function BeforeAndAfter() {
  return (
    <div className="grid w-full grid-cols-12 grid-rows-[auto_4.5rem_auto] sm:grid-rows-[auto_7rem_auto]">
      <Sheet
        src={english}
        language="English"
        alt="A poster for a skin oil, in English: Soft skin, naturally."
        className="col-span-10 col-start-1 row-span-2 row-start-1"
      />
      <Sheet
        src={spanish}
        language="Spanish"
        alt="The same poster in Spanish, its design unchanged: Piel blanda, naturalmente."
        className="col-span-10 col-start-3 row-span-2 row-start-2 shadow-modal"
      />
    </div>
  );
}

function Sheet({ src, language, alt, className }: { src: string; language: string; alt: string; className: string }) {
  return (
    <figure className={`relative overflow-hidden rounded-lg border border-line bg-raised shadow-floating ${className}`}>
      <img src={src} alt={alt} width={1200} height={750} className="w-full" />
      <figcaption className="absolute end-2.5 top-2.5 rounded-full bg-inverse px-2 py-0.5 text-2xs font-medium text-on-inverse">
        {language}
      </figcaption>
    </figure>
  );
}
