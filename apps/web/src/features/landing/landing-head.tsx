import { useWords } from '../../messages/words.ts';

export interface LandingHeadProps {
  /** BCP 47: each has an address of its own. */
  languages: readonly string[];
}

/** The tags that search engines and shared links read. The server knows its own address, and makes those in here whole. */
export function LandingHead({ languages }: LandingHeadProps) {
  const { pageTitle, introduction } = useWords('landing');
  return (
    <>
      <meta name="description" content={introduction} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Palimpsest" />
      <meta property="og:title" content={pageTitle} />
      <meta property="og:description" content={introduction} />
      <meta property="og:url" content="/" />
      <meta property="og:image" content="/open-graph.jpg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="alternate" hrefLang="x-default" href="/" />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={`/${language}`} />
      ))}
    </>
  );
}
