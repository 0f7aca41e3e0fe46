import { PalimpsestProvider } from '@palimpsest/ui';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { prerender } from 'react-dom/static.edge';
import {
  interfaceLanguages,
  isInterfaceLanguage,
  loadLanguage,
  type InterfaceLanguage,
} from '../lib/language/language.ts';
import { ServicesProvider } from '../lib/services.ts';
import { createAppRouter } from '../router.tsx';
import { servicesOfDocument } from './document-services.ts';

/** A screen behind the login in one language, as it is put into its document. */
export interface ScreenDocument {
  /** Path of its page. */
  path: string;
  /** BCP 47. */
  language: string;
  /** The title. */
  head: string;
  body: string;
}

/** The screens that look alike for everybody until the server has answered, by their paths with what else their address says then. */
const screens = {
  '/account': '',
  '/admin/processes': '?limit=50&offset=0',
  '/dashboard': '',
  '/preview': '',
  '/terminology': '',
};

/** React puts what belongs into the head before all else. */
const ofHead = /^(?:<title>.*?<\/title>|<link [^>]*>|<meta [^>]*>)*/s;

async function drawScreen(path: string, search: string, language: InterfaceLanguage): Promise<ScreenDocument> {
  const { locale, messages } = await loadLanguage(language);
  const services = servicesOfDocument(path, true);
  const router = createAppRouter(services, createMemoryHistory({ initialEntries: [path + search] }));
  // The screen is only seen, so that it brings no script.
  router.update({ ...router.options, scrollRestoration: false });
  await router.load();
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <PalimpsestProvider locale={locale} messages={messages}>
      <ServicesProvider value={services}>
        <RouterProvider router={router} />
      </ServicesProvider>
    </PalimpsestProvider>,
    // All of it where it stands: nobody puts parts that come later into their places.
    { onError: (fault) => void faults.push(fault), progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const drawn = await new Response(prelude).text();
  if (faults.length > 0)
    throw new AggregateError(faults, `${path} cannot be drawn without a browser: ${String(faults[0])}`);
  const head = ofHead.exec(drawn)?.[0] ?? '';
  const title = /<title>.*?<\/title>/.exec(head)?.[0];
  if (!title || drawn.includes('<script'))
    throw new Error(`${path} was drawn ${title ? 'with a script' : 'without a title'}: its document cannot show it.`);
  return { path, language, head: title, body: drawn.slice(head.length) };
}

/** Draws the screens in each language, without a browser. */
export async function drawScreenDocuments(): Promise<ScreenDocument[]> {
  const languages = Object.keys(interfaceLanguages).filter(isInterfaceLanguage);
  return await Promise.all(
    Object.entries(screens).flatMap(([path, search]) =>
      languages.map((language) => drawScreen(path, search, language)),
    ),
  );
}
