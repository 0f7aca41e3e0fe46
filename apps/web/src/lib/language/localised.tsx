import { PalimpsestProvider } from '@palimpsest/ui';
import type { ReactNode } from 'react';
import { useLanguage } from './language.ts';

/** Shows everything inside in the language of the page. */
export function Localised({ children }: { children: ReactNode }) {
  const { locale, messages } = useLanguage();
  return (
    <PalimpsestProvider locale={locale} messages={messages}>
      {children}
    </PalimpsestProvider>
  );
}
