'use client';

import * as Direction from '@radix-ui/react-direction';
import { use, useMemo, type ReactNode } from 'react';
import type { Messages } from '../../messages/catalogue.ts';
import { PalimpsestContext, type Density } from '../../messages/context.ts';
import { createFormat } from '../../messages/format.ts';

export interface PalimpsestProviderProps {
  /**
   * The format of numbers, dates and plurals, as a BCP 47 tag. It does not change the words: set `messages`.
   * @default 'en-US', or that of the provider around it
   */
  locale?: string | undefined;
  /**
   * The built-in words of the components: a catalogue such as `es` from `@palimpsest/ui/messages/catalogue`, or a part of one.
   * @default English, or those of the provider around it
   */
  messages?: Messages | undefined;
  /**
   * The writing direction that arrow keys and menus use. CSS uses the `dir` attribute of the page: set the same value there.
   * @default 'ltr', or that of the provider around it
   */
  dir?: 'ltr' | 'rtl' | undefined;
  /**
   * `compact` makes controls without a `size` small.
   * @default 'comfortable', or that of the provider around it
   */
  density?: Density | undefined;
  /** The components that use these settings. */
  children?: ReactNode;
}

/**
 * Sets the locale, words, writing direction and density of every component inside. A nested provider inherits the settings that it does not
 * set.
 */
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
