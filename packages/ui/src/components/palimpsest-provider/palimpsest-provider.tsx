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
   * The built-in words of the components: a catalogue such as `es` from `@palimpsest/ui/messages/es`, or a part of one.
   * @default English, or those of the provider around it
   */
  messages?: Messages | undefined;
  /**
   * The writing direction. Set the same `dir` on the page: CSS follows the page, arrow keys and menus follow this.
   * @default 'ltr', or that of the provider around it
   */
  dir?: 'ltr' | 'rtl' | undefined;
  /**
   * `compact` makes controls without a `size` small.
   * @default 'comfortable', or that of the provider around it
   */
  density?: Density | undefined;
  /**
   * The element that dialogs, menus, lists and tooltips are drawn into. Inside an element with a theme they have its colors. Null until the
   * element exists, if you hold it in a state that its `ref` sets.
   * @default the body, or that of the provider around it
   */
  container?: HTMLElement | null | undefined;
  /** The components that use these settings. */
  children?: ReactNode;
}

/** Sets the language, words, direction, density and the place of the overlays of every component inside. A nested provider changes only the settings that it has. */
export function PalimpsestProvider({ locale, messages, dir, density, container, children }: PalimpsestProviderProps) {
  const outer = use(PalimpsestContext);
  const outerDirection = Direction.useDirection();
  const settings = useMemo(
    () => ({
      format: locale === undefined ? outer.format : createFormat(locale),
      messages: messages === undefined ? outer.messages : { ...outer.messages, ...messages },
      density: density ?? outer.density,
      container: container ?? outer.container,
    }),
    [outer, locale, messages, density, container],
  );
  return (
    <Direction.Provider dir={dir ?? outerDirection}>
      <PalimpsestContext value={settings}>{children}</PalimpsestContext>
    </Direction.Provider>
  );
}
