import { createFileRoute } from '@tanstack/react-router';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { isInterfaceLanguage } from '../lib/language/language.ts';

/** The landing page in one language, as search engines know it. Any other address is no page. */
export const Route = createFileRoute('/$language')({
  params: { parse: ({ language }) => (isInterfaceLanguage(language) ? { language } : false) },
  component: LandingPage,
});
