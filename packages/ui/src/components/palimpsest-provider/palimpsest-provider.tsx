'use client';

import * as Direction from '@radix-ui/react-direction';
import { use, useMemo, type ReactNode } from 'react';
import { PalimpsestContext, type Density, type Messages } from '../../messages/context.ts';
import { createFormat } from '../../messages/format.ts';

export interface PalimpsestProviderProps {
  /**
   * BCP 47: how numbers, dates and plurals are written. It does not choose the words: those are `messages`.
   * @default 'en-US', or that of the provider around it
   */
  locale?: string | undefined;
  /**
   * The words that components bring along: a whole catalogue, as `es` from `@palimpsest/ui/messages/es`, or some of it.
   * @default English, or those of the provider around it
   */
  messages?: Messages | undefined;
  /**
   * The writing direction, the same as `dir` on the page. CSS follows the page; this tells arrow keys and menus.
   * @default 'ltr', or that of the provider around it
   */
  dir?: 'ltr' | 'rtl' | undefined;
  /**
   * `compact` makes controls `sm` where they name no size.
   * @default 'comfortable', or that of the provider around it
   */
  density?: Density | undefined;
  /** Everything that these settings hold for. */
  children?: ReactNode;
}

/** The language, words, direction and density of every component inside. A provider inside another changes what it names. */
export function PalimpsestProvider({ locale, messages, dir, density, children }: PalimpsestProviderProps) {
  const outer = use(PalimpsestContext);
  const outerDirection = Direction.useDirection();
  const settings = useMemo(
    () => ({
      format: locale === undefined ? outer.format : createFormat(locale),
      messages: messages === undefined ? outer.messages : { ...outer.messages, ...messages },
      density: density ?? outer.density,
    }),
    [outer, locale, messages, density],
  );
  return (
    <Direction.Provider dir={dir ?? outerDirection}>
      <PalimpsestContext value={settings}>{children}</PalimpsestContext>
    </Direction.Provider>
  );
}
