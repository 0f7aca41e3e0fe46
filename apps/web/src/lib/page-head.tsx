import { useInBrowser } from './use-in-browser.ts';

export interface PageHeadProps {
  /** The page's own name; the product's is added. */
  title: string;
  /** Keeps search engines away. */
  noIndex?: boolean;
  /** Path of the address under which search engines should know the page. */
  canonical?: string;
}

/** The page's entries in the document's head; React moves them there. */
export function PageHead({ title, noIndex = false, canonical }: PageHeadProps) {
  const inBrowser = useInBrowser();
  return (
    <>
      <title>{title === 'Palimpsest' ? title : `${title} · Palimpsest`}</title>
      {noIndex ? <meta name="robots" content="noindex, nofollow" /> : null}
      {canonical && inBrowser ? <link rel="canonical" href={new URL(canonical, window.location.origin).href} /> : null}
    </>
  );
}
