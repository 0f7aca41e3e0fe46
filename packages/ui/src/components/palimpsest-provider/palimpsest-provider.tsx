'use client';

import * as Direction from '@radix-ui/react-direction';
import { use, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { PalimpsestContext, type Density, type Messages } from '../../messages/context.ts';
import { createFormat } from '../../messages/format.ts';
import { useOverlayHolder } from './use-overlay-holder.ts';

/** The attributes of a section that has another theme than the page around it. */
export interface SectionTheme {
  /** Custom properties of the theme, such as the `style` that `createTheme` returns. */
  style?: CSSProperties | undefined;
  /** Classes of a theme of yours. Those that need a box, such as a padding, change the section and not its overlays. */
  className?: string | undefined;
  /** Chooses the light or the dark colors, whatever the page has. */
  'data-theme'?: 'light' | 'dark' | undefined;
  /** Draws the texts, controls and gaps smaller or larger. A section inside another one is not scaled twice. */
  'data-scaling'?: '90%' | '95%' | '100%' | '105%' | '110%' | undefined;
  /** Attributes that your own style sheets select. */
  [attribute: `data-${string}`]: string | undefined;
}

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
  /**
   * Draws a `div` with these attributes around the children, and every overlay of theirs in an element with the same attributes: a section
   * with a theme of its own. With `dir` the `div` has that, too.
   * @default no element
   */
  theme?: SectionTheme | undefined;
  /** The components that use these settings. */
  children?: ReactNode;
}

/** Sets the language, words, direction, density and the place of the overlays of every component inside. A nested provider changes only the settings that it has. */
export function PalimpsestProvider({
  locale,
  messages,
  dir,
  density,
  container,
  theme,
  children,
}: PalimpsestProviderProps) {
  const outer = use(PalimpsestContext);
  const section = useRef<HTMLDivElement>(null);
  const place = container ?? outer.container;
  const holder = useOverlayHolder(section, theme !== undefined, place);
  const outerDirection = Direction.useDirection();
  const settings = useMemo(
    () => ({
      format: locale === undefined ? outer.format : createFormat(locale),
      messages: messages === undefined ? outer.messages : { ...outer.messages, ...messages },
      density: density ?? outer.density,
      container: holder ?? place,
    }),
    [outer, locale, messages, density, holder, place],
  );
  return (
    <Direction.Provider dir={dir ?? outerDirection}>
      <PalimpsestContext value={settings}>
        {theme ? (
          <div
            ref={section}
            data-slot="palimpsest-provider"
            dir={dir}
            {...theme}
            // Around it is another theme: what is inherited is set to the values of this one.
            className={cn('font-sans text-ink accent-accent', theme.className)}
          >
            {children}
          </div>
        ) : (
          children
        )}
      </PalimpsestContext>
    </Direction.Provider>
  );
}
