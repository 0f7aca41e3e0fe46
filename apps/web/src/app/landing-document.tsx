import { PalimpsestProvider } from '@palimpsest/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { useLandingWords } from '../features/landing/landing.messages.ts';
import { interfaceLanguages, isInterfaceLanguage, loadLanguage } from '../lib/language/language.ts';
import { never, servicesOfDocument } from './document-services.ts';
import { LandingAlone } from './landing-start.tsx';

/** The landing page in one language, as it is put into its document. */
export interface LandingDocument {
  /** BCP 47. */
  language: string;
  /** What belongs into the head: the title, what search engines and who shares the page are told, and the pictures that it shows first. */
  head: string;
  body: string;
}

/** React puts what belongs into the head before all else. */
const ofHead = /^(?:<title>.*?<\/title>|<link [^>]*>)*/s;

/** What search engines and who shares the page are told. The server knows its own address, and makes those in here whole. */
function Description() {
  const { pageTitle, introduction } = useLandingWords();
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
    </>
  );
}

/** Draws the landing page in each language, without a browser; the browser takes it over with `hydrateRoot`. */
export async function drawLandingDocuments(): Promise<LandingDocument[]> {
  const languages = Object.keys(interfaceLanguages).filter(isInterfaceLanguage);
  return await Promise.all(
    languages.map(async (language) => {
      const { locale, messages } = await loadLanguage(language);
      const inLanguage = (children: ReactNode) => (
        <PalimpsestProvider locale={locale} messages={messages}>
          {children}
        </PalimpsestProvider>
      );
      const drawn = renderToString(
        inLanguage(<LandingAlone services={servicesOfDocument('/', false)} leave={() => never} />),
      );
      const head = ofHead.exec(drawn)?.[0] ?? '';
      return {
        language,
        head: head + renderToStaticMarkup(inLanguage(<Description />)),
        body: drawn.slice(head.length),
      };
    }),
  );
}
